/** Phone, e-mail, address and hours as pages show and link them. */

import { formatPhone, phoneHref } from '../lib/contact/phone.ts';
import { buildSchedule } from '../lib/hours/open-state.ts';
import { formatDayHours, formatDays, formatWeek, groupHours } from '../lib/hours/week-hours.ts';
import { describeTerms } from './booking-terms.ts';
import { business } from './business.ts';

const { address, phone, phoneExtension, email, hours, holidays, formEndpoint } = business;

export const phoneText = formatPhone(phone, phoneExtension);
export const phoneLink = phoneHref(phone, phoneExtension);
export const emailLink = `mailto:${email}`;
export const addressLines = [
  address.street,
  `${address.city}, ${address.state}\u00a0${address.zip}`,
] as const;
/** The open days in one line. */
export const hoursLine = formatWeek(hours);
/** Rows of the hours table: days and hours in words. */
export const hoursTable = groupHours(hours).map((group) => ({
  days: formatDays(group.days),
  hours: formatDayHours(group.hours),
}));
/** Fees, payment, warranty, hours and languages, in sentences. */
export const terms = describeTerms(business, hoursLine);
/** Hours and holidays for `open-now.client.ts`, which shows whether the office is open. */
export const schedule = buildSchedule(hours, holidays);

/** What the contact form needs to deliver messages; undefined while no delivery service is set up. */
export const delivery = formEndpoint && {
  endpoint: formEndpoint,
  fields: business.formFields ?? {},
  honeypot: business.formHoneypot ?? '_gotcha',
  email,
  phoneText,
  phoneLink,
};
