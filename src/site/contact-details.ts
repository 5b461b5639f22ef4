/** Phone, e-mail, address and hours as pages show and link them. */

import { buildMapUrl } from '../lib/contact/map-link.ts';
import { formatPhone, phoneHref, textHref } from '../lib/contact/phone.ts';
import { formatDayHours, formatDays, formatWeek, groupHours } from '../lib/hours/week-hours.ts';
import { describeTerms } from './booking-terms.ts';
import { business } from './business.ts';

const { address, phone, phoneExtension, textPhone, email, hours, formEndpoint } = business;

export const phoneText = formatPhone(phone, phoneExtension);
/** The number as on a sign: it stands on a line, under which parentheses would reach. */
export const phoneSign = phoneText.replaceAll(/[()]/g, '');
export const phoneLink = phoneHref(phone, phoneExtension);
/** Where photos can be texted; undefined where nobody reads them. */
export const texting = textPhone && { number: formatPhone(textPhone), href: textHref(textPhone) };
export const emailLink = `mailto:${email}`;
export const addressLines = [
  address.street,
  `${address.city}, ${address.state}\u00a0${address.zip}`,
] as const;
/** Shows the office on a map. */
export const mapLink = business.mapUrl ?? buildMapUrl(address);
/** The open days in one line. */
export const hoursLine = formatWeek(hours);
/** Rows of the hours table: days and hours in words. */
export const hoursTable = groupHours(hours).map((group) => ({
  days: formatDays(group.days),
  hours: formatDayHours(group.hours),
}));
/** Fees, payment, warranty, hours and languages, in sentences. */
export const terms = describeTerms(business, hoursLine);

/** When somebody who writes or books hears from the company; undefined where its owner promises nothing. */
export const replyPromise = business.replyTime && `You hear back ${business.replyTime}.`;

/** What the contact form needs to deliver messages; undefined while no delivery service is set up. */
export const delivery = formEndpoint && {
  endpoint: formEndpoint,
  fields: business.formFields ?? {},
  honeypot: business.formHoneypot ?? '_gotcha',
};
/** Ways to reach the company beside the form. */
export const office = { email, phoneText, phoneLink };
