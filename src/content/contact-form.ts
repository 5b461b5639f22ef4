/** Words and options of the contact form and its toast; fixed by specification 5 and 8. */

export const SERVICE_OPTIONS = [
  'Free Estimate Installation',
  'Mini-Split Replacement',
  'Mini-Split Repair',
  'Mini-Split Maintenance',
  'General HVAC Inquiry',
  'Other',
] as const;

export const BOROUGH_OPTIONS = ['Manhattan', 'Brooklyn', 'Queens', 'The Bronx', 'Staten Island'] as const;

export const CONFIRMATION = {
  title: 'Form Submitted!',
  text: 'Thank you for your message. We will get back to you shortly.',
} as const;

/** How long the toast stays, milliseconds. */
export const TOAST_DURATION = 5000;

/** How far a swipe must go to dismiss the toast, CSS pixels. */
export const TOAST_SWIPE_THRESHOLD = 50;

/** Rows of the message field. */
export const MESSAGE_ROWS = 5;
