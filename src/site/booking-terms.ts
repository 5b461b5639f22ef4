/** What visitors want to know before they book, from the company's data; each answer reads as well while nothing is set. */
import type { Business } from '../lib/identity/business-schema.ts';
import { nameLanguages } from '../lib/text/language-names.ts';

type TermFields = Pick<
  Business,
  | 'visitFee'
  | 'payments'
  | 'depositPercent'
  | 'laborWarrantyMonths'
  | 'emergencyHours'
  | 'languagesSpoken'
  | 'bookingUrl'
>;

/** A question about fees, terms or hours with its answer. */
export interface BookingTerm {
  /** Anchor of the answer on the contact page. */
  readonly id: 'visit-fee' | 'payment' | 'deposit' | 'warranty' | 'after-hours' | 'languages';
  readonly title: string;
  readonly text: string;
}

/**
 * All terms, in the order in which they are asked.
 *
 * @param fields - what the company has set; a field that is left out is told on the phone
 * @param hoursLine - the opening hours in one line
 */
export function describeTerms(fields: TermFields, hoursLine: string): BookingTerm[] {
  return [
    { id: 'visit-fee', title: 'What does a visit cost?', text: describeFee(fields.visitFee) },
    { id: 'payment', title: 'How can I pay?', text: describePayments(fields.payments) },
    { id: 'deposit', title: 'Do you take a deposit?', text: describeDeposit(fields.depositPercent) },
    {
      id: 'warranty',
      title: 'Is the work under warranty?',
      text: describeWarranty(fields.laborWarrantyMonths),
    },
    {
      id: 'after-hours',
      title: 'Does anyone answer after hours?',
      text: describeAfterHours(fields, hoursLine),
    },
    {
      id: 'languages',
      title: 'Which languages do you speak?',
      text: describeLanguages(fields.languagesSpoken),
    },
  ];
}

function describeFee(fee: TermFields['visitFee']): string {
  if (!fee) return 'We tell you the fee on the phone, before you book. Estimates for new equipment are free.';
  const credit = fee.credited
    ? 'It comes off the price when you go ahead with the repair.'
    : 'The repair itself is priced on top.';
  return `A repair visit is $${fee.amount}. ${credit} Estimates for new equipment are free.`;
}

function describePayments(payments: TermFields['payments']): string {
  if (!payments) return 'We tell you on the phone which cards, checks or apps we take.';
  return `By ${new Intl.ListFormat('en-US', { type: 'disjunction' }).format(payments)}.`;
}

function describeDeposit(percent: TermFields['depositPercent']): string {
  if (percent === undefined)
    return 'Ask on the phone. If new equipment takes one, the estimate says how much.';
  if (percent === 0) return 'We take none.';
  return `For new equipment, ${percent}\u00a0percent of the price when you sign the estimate.`;
}

function describeWarranty(months: TermFields['laborWarrantyMonths']): string {
  const machine = 'The machine has its manufacturer’s own warranty.';
  if (months === undefined)
    return `We tell you the term for labor on the phone, and the estimate has it. ${machine}`;
  return `We stand behind our labor for ${formatMonths(months)}. ${machine}`;
}

/** `24` → “2 years”, `18` → “18 months”; never broken over two lines. */
function formatMonths(months: number): string {
  const [count, unit] = months % 12 === 0 ? [months / 12, 'year'] : [months, 'month'];
  return `${count}\u00a0${unit}${count === 1 ? '' : 's'}`;
}

/** A time never breaks over two lines; all other words may, in a narrow column or in large text. */
function keepTimesWhole(text: string): string {
  return text.replaceAll('\u00a0', ' ').replace(/(\d) ([ap]m)\b/g, '$1\u00a0$2');
}

function describeAfterHours({ emergencyHours, bookingUrl }: TermFields, hoursLine: string): string {
  const hours = keepTimesWhole(hoursLine);
  if (!emergencyHours)
    return `The phone is answered ${hours}. At any other time, ${bookingUrl ? 'book online or send' : 'send'} an email.`;
  return `The phone is answered ${hours}, and also ${keepTimesWhole(emergencyHours)}.`;
}

function describeLanguages(codes: TermFields['languagesSpoken']): string {
  if (!codes) return 'English. Ask on the phone about others.';
  return `${nameLanguages(codes, 'en-US')}. Say which one when you call.`;
}
