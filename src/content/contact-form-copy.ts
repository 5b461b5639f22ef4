/**
 * Texts and options of the contact form and its confirmation. Sections 5 and 8 of the specification prescribe them,
 * except for the other ways to write and the options of companies whose services or areas differ.
 */
import { AREA_LABEL, FIELD_LABELS } from './message-labels.ts';

/** The first option of the service field: `free` if estimates are free, `other` if they are not. */
export const ESTIMATE_OPTIONS = {
  free: 'Free Estimate Installation',
  other: 'Installation Estimate',
} as const;

const OTHER_OPTIONS = [
  'Mini-Split Replacement',
  'Mini-Split Repair',
  'Mini-Split Maintenance',
  'General HVAC Inquiry',
  'Other',
] as const;

export type ServiceOption =
  | (typeof ESTIMATE_OPTIONS)[keyof typeof ESTIMATE_OPTIONS]
  | (typeof OTHER_OPTIONS)[number];

/** Returns the options of the service field. @param isFree - whether estimates are free */
export const listServiceOptions = (isFree: boolean): readonly ServiceOption[] => [
  isFree ? ESTIMATE_OPTIONS.free : ESTIMATE_OPTIONS.other,
  ...OTHER_OPTIONS,
];

export const CONFIRMATION = {
  title: 'Form Submitted!',
  text: 'Thank you for your message. We will get back to you shortly.',
} as const;

/** The error above the control of each required field, shown while the browser considers the value invalid. */
export const FIELD_MISTAKES: Readonly<Partial<Record<keyof typeof FIELD_LABELS, string>>> = {
  name: 'Please enter your name.',
  email: 'Please enter a full email address.',
  location: 'Please choose your borough.',
  message: 'Please tell us what you need.',
};

/** Texts of the location field if at least one area is not a borough of the city. */
export const AREA_WORDS = {
  label: AREA_LABEL,
  prompt: 'Choose an area',
  mistake: 'Please choose your area.',
} as const;

/** The same texts if all areas are boroughs. */
export const BOROUGH_WORDS = {
  label: FIELD_LABELS.location,
  prompt: 'Choose a borough',
  mistake: FIELD_MISTAKES.location,
} as const;

/** Said of a message that arrived, or may have, once the text has changed since. */
export const CHANGED_SINCE = 'What you changed after pressing Send was not sent.';

/** Texts of the other ways to send a message. */
export const OTHER_WAYS = {
  email: 'Send an email',
  copy: 'Copy the text',
  copied: 'Copied',
  shortened:
    'Your text is too long for a link, so the email has only the first part. Use “Copy the text” to get all of it.',
} as const;
