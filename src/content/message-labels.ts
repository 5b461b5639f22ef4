/** What the contact form needs before the rest of its texts (specification, section 5). */

/** Visible label of each field, keyed by the name under which the field is sent. */
export const FIELD_LABELS = {
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  location: 'Borough',
  service: 'Service',
  message: 'Message',
} as const;

/** Label of the location field if at least one area is not a borough of the city. */
export const AREA_LABEL = 'Area';

/** Subject of an e-mail with the typed text. */
export const EMAIL_SUBJECT = 'Message from your website';

/** Returns the URL fragment that opens the form with translated lines next to its labels. */
export const translatedFormId = (code: string): string => `write-${code}`;
