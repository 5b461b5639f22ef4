/** What forms call the fields. */

/** Labels of fields whose names an owner would not understand, keyed by those names. */
const LABELS: Readonly<Record<string, string>> = {
  accent: 'Color',
  alsoReaches: 'More servers that the script uses',
  alt: 'What it shows, for people who cannot see it',
  analytics: 'Counting visits',
  authorized: 'We have the manufacturer’s letter that authorizes us',
  bookingUrl: 'Online booking page',
  checks: 'Parts that you check',
  code: 'Language code',
  confirmed: 'Day on which you read that letter',
  constraint: 'What stood in the way',
  credit: 'Who took it',
  credited: 'The fee comes off the price of the repair',
  depositPercent: 'Deposit in percent',
  emergencyHours: 'Calls outside the hours above',
  file: 'Picture',
  formEndpoint: 'Address that receives messages',
  formFields: 'Hidden fields of the message service',
  formHoneypot: 'Field of the message service that only robots fill in',
  foundedYear: 'In business since',
  from: 'First day',
  id: 'Address',
  inPlace: 'Name within a sentence',
  laborWarrantyMonths: 'Warranty on labor, in months',
  languagesSpoken: 'Languages in which you answer',
  lookupUrl: 'Page where anyone can check it',
  mapUrl: 'Map address',
  messageRetention: 'How long you keep messages',
  metadata: 'For search engines',
  noLicenseReason: 'Why you need no license',
  payments: 'Ways to pay',
  permission: 'Date of permission',
  profiles: 'Your pages elsewhere',
  sendsTo: 'Server that the script reports to',
  shortName: 'Short name, for the bar at the top',
  showsName: 'The logo includes the name',
  siteUrl: 'Site address',
  slug: 'Address',
  sourceUrl: 'Source address',
  statement: 'Heading above the text',
  textPhone: 'Phone for text messages with photos',
  to: 'Last day',
  visitFee: 'Fee for a visit',
  writesMarkup: 'The script changes the page',
  zip: 'ZIP code',
  zipCodes: 'ZIP codes',
};

/** What one entry of a list is called, if that is not the label without its last letter. */
const SINGULARS: Readonly<Record<string, string>> = {
  alsoReaches: 'Server',
  checks: 'Part',
  description: 'Paragraph',
  languagesSpoken: 'Language',
  list: 'Point',
  longDescription: 'Paragraph',
  morePhotos: 'Photo',
  payments: 'Way to pay',
  prepare: 'Point',
  profiles: 'Page',
  whyChoose: 'Reason',
};

/** Returns what one entry of a list is called: “Holiday” for `holidays`. */
export const singularOf = (name: string): string => SINGULARS[name] ?? labelOf(name).replace(/s$/, '');

/** Returns a field’s label: “Long description” for `longDescription`. */
export function labelOf(name: string): string {
  const words = name.replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2').toLowerCase();
  return LABELS[name] ?? words.charAt(0).toUpperCase() + words.slice(1);
}
