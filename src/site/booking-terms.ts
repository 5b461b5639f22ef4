/** Answers what visitors ask before they book, even if the company has not set the value that the question is about. */
import { isAllDay } from '../lib/hours/week-hours.ts';
import type { Business } from '../lib/identity/business-schema.ts';
import { formatLicense } from '../lib/identity/licenses.ts';
import { nameLanguages } from '../lib/text/writing.ts';

type TermFields = Partial<Business> & Pick<Business, 'licenses'>;

/** A question that visitors have before they book, and its answer. */
export interface BookingTerm {
  /** Anchor of the answer on the contact page. */
  readonly id: string;
  readonly title: string;
  readonly text: string;
}

/**
 * Returns all terms, in the order in which visitors ask about them.
 *
 * @param fields - what the company has set; for most fields that are left out, the answer says how visitors find out
 * @param hoursLine - the opening hours on one line
 */
export function describeTerms(fields: TermFields, hoursLine: string): BookingTerm[] {
  const { depositPercent, insurance, laborWarrantyMonths, languagesSpoken } = fields;
  const afterHours = describeAfterHours(fields, hoursLine);
  return [
    { id: 'visit-fee', title: 'What does a visit cost?', text: describeFee(fields) },
    { id: 'payment', title: 'How can I pay?', text: describePayments(fields) },
    { id: 'deposit', title: 'Do you take a deposit?', text: describeDeposit(depositPercent) },
    { id: 'warranty', title: 'Is the work under warranty?', text: describeWarranty(laborWarrantyMonths) },
    { id: 'licensed', title: titleOfLicenses(fields), text: describeLicenses(fields) },
    { id: 'insurance', title: 'How do I see your insurance?', text: describeInsurance(insurance) },
    { id: 'after-hours', title: 'Does anyone answer after hours?', text: afterHours },
    { id: 'languages', title: 'Which languages do you speak?', text: describeLanguages(languagesSpoken) },
  ];
}

/** Describes the visit fee. Without an amount, the text must also be true for somebody who books online at night. */
function describeFee({ visitFee: fee, freeEstimates, bookingUrl }: TermFields): string {
  const estimates = `${freeEstimates ? ' Estimates for new equipment are free.' : ''} A signed price changes only if you sign a change order.`;
  if (!fee)
    return `A repair visit may carry a fee. We tell you by phone before we come${bookingUrl ? ', even if you booked online' : ''}, and you can still say no.${estimates}`;
  const credit = fee.credited
    ? 'It comes off the price when you go ahead with the repair.'
    : 'The repair itself is priced on top.';
  return `A repair visit is $${fee.amount}. ${credit}${estimates}`;
}

function describePayments({ payments, financing }: TermFields): string {
  const ways = payments
    ? `By ${new Intl.ListFormat('en-US', { type: 'disjunction' }).format(payments)}.`
    : 'Ask by phone, before you book, about cards, checks, apps and paying over time.';
  return financing ? `${ways} New equipment can be paid over time: ${financing}.` : ways;
}

/** Without a number the answer says only how to check it, so the question asks no more. */
const titleOfLicenses = ({ licenses, noLicenseReason }: TermFields): string =>
  licenses.length > 0 || noLicenseReason ? 'Do you have a license?' : 'How do I check your license?';

function describeLicenses({ licenses, noLicenseReason }: TermFields): string {
  if (licenses.length === 0 && noLicenseReason)
    return `We have no home improvement license: ${noLicenseReason}.`;
  if (licenses.length === 0)
    return 'Work on homes needs a home improvement license from the city’s agency, DCWP. Ask us for the number before we start, and look it up there.';
  const numbers = licenses.map(formatLicense);
  return `${new Intl.ListFormat('en-US').format(numbers)}. Gas, oil burners and circuits go to their own licensed trades, named in your scope.`;
}

function describeInsurance(insurance: TermFields['insurance']): string {
  return insurance
    ? `We carry ${insurance}. Our certificate lists carrier and limits.`
    : 'Ask for our certificate when you book: it lists carrier, coverage and limits.';
}

function describeDeposit(percent: TermFields['depositPercent']): string {
  if (percent === undefined) return 'If new equipment needs one, the written estimate says how much.';
  if (percent === 0) return 'We take none.';
  return `For new equipment, ${percent}\u00a0percent of the price when you sign the estimate.`;
}

function describeWarranty(months: TermFields['laborWarrantyMonths']): string {
  const machine = 'The machine has its manufacturer’s own warranty.';
  if (months === undefined) return `The estimate gives the term for labor. ${machine}`;
  return `We stand behind our labor for ${formatMonths(months)}. ${machine}`;
}

/** `24` → “2 years”, `18` → “18 months”; never broken across two lines. */
function formatMonths(months: number): string {
  const [count, unit] = months % 12 === 0 ? [months / 12, 'year'] : [months, 'month'];
  return `${count}\u00a0${unit}${count === 1 ? '' : 's'}`;
}

function describeAfterHours({ hours, emergencyHours, bookingUrl }: TermFields, hoursLine: string): string {
  if (hours && Object.values(hours).every(isAllDay)) return 'Yes. The phone is answered at any hour.';
  if (!emergencyHours)
    return `No. The phone is answered ${hoursLine}. At any other time, ${bookingUrl ? 'book online or send' : 'send'} an email.`;
  const late = emergencyHours.replace(/(\d) ([ap]m)\b/g, '$1\u00a0$2');
  return `The phone is answered ${hoursLine}, and also ${late}.`;
}

function describeLanguages(codes: TermFields['languagesSpoken']): string {
  if (!codes) return 'English. Ask whether someone speaks yours.';
  return `${nameLanguages(codes, 'en-US')}. Say which one when you call.`;
}
