/** Describes what the site does with visitors' data, based on the company's file. */
import type { Business } from '../lib/identity/business-schema.ts';

type PrivacyFields = Pick<
  Business,
  'analytics' | 'bookingUrl' | 'formEndpoint' | 'messageRetention' | 'notice' | 'textPhone'
>;

const hostOf = (address: string): string => new URL(address).hostname;

/**
 * Describes what happens to data when visitors view pages, use the form, book, or close the notice. Names every third-
 * party server that pages reach (`listThirdParties`), but not what third parties do.
 */
export function describePrivacy(fields: PrivacyFields): string {
  return [
    describeVisit(fields),
    describeForm(fields),
    fields.bookingUrl && `To book you go to ${hostOf(fields.bookingUrl)}, which has rules of its own.`,
    fields.notice && 'Your browser remembers that you closed our notice, and tells nobody.',
  ]
    .filter(Boolean)
    .join(' ');
}

function describeVisit({ analytics }: PrivacyFields): string {
  const server = 'The server that sends them sees your IP address, as every server does.';
  if (!analytics)
    return `Our pages set no cookies, count no visits and load nothing from other companies. ${server} What you search for stays on your device. So do the pages that your browser saves for use without a signal.`;
  const { script, sendsTo = script, alsoReaches = [] } = analytics;
  const hosts = [...new Set([sendsTo, ...alsoReaches].map(hostOf))];
  const reached = new Intl.ListFormat('en-US').format(hosts);
  return `Our own code sets no cookies. ${server} Visits are counted by a script from ${hostOf(script)}, which reports the page you see, and which link to call, text, email or book you press, to ${reached}. Our pages reach no other companies. The pages that your browser saves for use without a signal stay on your device.`;
}

/** What `src/features/contact/typed-text.ts` does. */
const DRAFT = 'your browser keeps your text while the tab is open';

function describeForm({ formEndpoint, messageRetention }: PrivacyFields): string {
  if (!formEndpoint) return `The form is not connected: what you type into it is not sent, and ${DRAFT}.`;
  const way = `Until it has reached us, ${DRAFT}. What you send with the form reaches us through ${hostOf(formEndpoint)}.`;
  return messageRetention ? `${way} We keep it ${messageRetention}.` : way;
}
