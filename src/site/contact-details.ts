/** Phone, e-mail, address and hours as pages show and link them. */
import { buildMapUrl } from '../lib/contact/map-link.ts';
import { formatPhone, phoneHref, textHref } from '../lib/contact/phone.ts';
import { ENGLISH_HOURS, localizeHours, localizeWeek } from '../lib/hours/localized-hours.ts';
import { DEFAULT_HONEYPOT } from '../lib/identity/connected-services.ts';
import { describeTerms } from './booking-terms.ts';
import { business } from './business.ts';

const { address, phone, phoneExtension, textPhone, email, hours, formEndpoint } = business;

export const phoneText = formatPhone(phone, phoneExtension);
/** The number in large type, without parentheses, which would extend below the line under the number. */
const phoneSign = phoneText.replaceAll(/[()]/g, '');
/** The same number on two lines: area code, number. */
export const phoneSignLines = phoneSign.split(/\s(.*)/, 2);
export const phoneLink = phoneHref(phone, phoneExtension);
/** The number for photos by text message; undefined if the company has none. */
export const texting = textPhone && { number: formatPhone(textPhone), href: textHref(textPhone) };
export const emailLink = `mailto:${email}`;
export const addressLines = [
  address.street,
  `${address.city}, ${address.state}\u00a0${address.zip}`,
] as const;
/** Link to the office on a map. */
export const mapLink = business.mapUrl ?? buildMapUrl(address);
/** The open days and their hours, on one line. */
export const hoursLine = localizeWeek(hours, ENGLISH_HOURS);
/** Rows of the hours table: days and hours in words. */
export const hoursTable = localizeHours(hours, ENGLISH_HOURS);
/** The questions that visitors have before they book, and their answers. */
export const terms = describeTerms(business, hoursLine);

/** When people who write or book get an answer; undefined if the owner promises nothing. */
export const replyPromise = business.replyTime && `You hear back ${business.replyTime}.`;

/** What the contact form needs to deliver messages; undefined if no delivery service is set up. */
export const delivery = formEndpoint && {
  endpoint: formEndpoint,
  fields: business.formFields ?? {},
  honeypot: business.formHoneypot ?? DEFAULT_HONEYPOT,
};
/** Ways to reach the company other than the form. */
export const office = { email, phoneText, phoneLink, hours: hoursLine };
