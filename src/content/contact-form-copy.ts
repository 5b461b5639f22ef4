/** Words and options of the contact form and its confirmation; fixed by specification 5 and 8. */

export const SERVICE_OPTIONS = [
  'Free Estimate Installation',
  'Mini-Split Replacement',
  'Mini-Split Repair',
  'Mini-Split Maintenance',
  'General HVAC Inquiry',
  'Other',
] as const;

export const CONFIRMATION = {
  title: 'Form Submitted!',
  text: 'Thank you for your message. We will get back to you shortly.',
} as const;

/** Visible name of each field by the name it is sent under. */
export const FIELD_LABELS = {
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  location: 'Borough',
  service: 'Service',
  message: 'Message',
} as const;

/** Where messages are delivered and one could not be: nothing is lost, and other ways stand beside it. */
export const NOT_SENT = {
  title: 'Your message was not sent.',
  text: 'Everything you wrote is still here. Send it as an email instead, call, or try again.',
  emailLabel: 'Send it as an email',
  subject: 'Message from your website',
} as const;
