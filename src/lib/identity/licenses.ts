/** Formats licenses, and recognizes the city’s license. */

interface License {
  readonly issuer: string;
  readonly number: string;
}

/** Formats a license: `NYC DCWP Home Improvement Contractor 1234567-DCA`. */
export const formatLicense = ({ issuer, number }: License): string => `${issuer} ${number}`;

/**
 * Whether a license names the city’s consumer agency: DCWP, formerly DCA. Its rules require both the agency's name and
 * the license number in advertising (6 RCNY 1-05,
 * codelibrary.amlegal.com/codes/newyorkcity/latest/NYCrules/0-0-0-16866).
 */
export const isCityLicense = (license: License): boolean => /\bDC(?:WP|A)\b/i.test(formatLicense(license));
