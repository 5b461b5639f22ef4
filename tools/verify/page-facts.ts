/** Compares a built page with the company's file: head, links, forms, structured data. */
import type { HTMLElement } from 'node-html-parser';
import { buildMapUrl } from '../../src/lib/contact/map-link.ts';
import { phoneHref, textHref } from '../../src/lib/contact/phone.ts';
import type { Business } from '../../src/lib/identity/business-schema.ts';
import { parseHtml } from '../build/built-site.ts';
import { isUnlisted } from '../hosts/site-paths.ts';

/** What a site is compared with. */
export interface Facts {
  readonly company: Business;
  /** Other phone numbers and websites to which links may lead (`listNamed`). */
  readonly named: ReadonlySet<string>;
}

/** Returns each value that a list has more than once. */
export const listRepeated = (values: readonly string[]): string[] => [
  ...new Set(values.filter((value, index) => values.indexOf(value) !== index)),
];

/** Returns “X is A; it must be B” if the two differ. */
export const compare = (what: string, found: string | undefined, right: string): string[] =>
  found === right ? [] : [`${what} is ${found ? `“${found}”` : 'missing'}; it must be “${right}”`];

/** Returns a fault if a text is not JSON. */
export function parseJson(
  what: string,
  text: string,
  use: (name: string, value: unknown) => string[],
): string[] {
  const faults: string[] = [];
  try {
    JSON.parse(text, (name, value: unknown) => {
      faults.push(...use(name, value));
      return value;
    });
  } catch {
    return [`${what} cannot be read as JSON; build the site again`];
  }
  return faults;
}

/** Returns the `content` of a `meta` element. */
const metaOf = (page: HTMLElement, name: string): string | undefined =>
  page.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content');

function checkHead(page: HTMLElement, path: string, { company }: Facts): string[] {
  const { siteUrl, name } = company;
  const language = page.querySelector('html')?.getAttribute('lang') ?? '';
  const locale = metaOf(page, 'og:locale') ?? '';
  const picture = metaOf(page, 'og:image') ?? '';
  const refresh = page.querySelectorAll('meta[http-equiv]').map((meta) => meta.getAttribute('http-equiv'));
  const address = `${siteUrl}${path}`;
  const isListed = !isUnlisted(`${path}.html`);
  const canonical = page.querySelector('link[rel=canonical]')?.getAttribute('href');
  return [
    ...(locale.split('_')[0] === language.split('-')[0]
      ? []
      : [`the language is “${language}”, but previews name “${locale}”; correct lang or og:locale`]),
    ...(page.querySelector('title')?.text.trim() ? [] : ['the page has no title; write one']),
    ...(metaOf(page, 'description')?.trim() ? [] : ['there is no description; write one']),
    ...compare('the site’s name in previews', metaOf(page, 'og:site_name'), name),
    ...(picture.startsWith(`${siteUrl}/`)
      ? []
      : [`the preview picture is “${picture}”; it must be on ${siteUrl}`]),
    ...(refresh.some((value) => /^refresh$/i.test(value ?? ''))
      ? ['the page sends visitors elsewhere by itself; remove meta refresh']
      : []),
    ...(isListed ? compare('the canonical address', canonical, address) : []),
    ...(isListed ? compare('the address for previews', metaOf(page, 'og:url'), address) : []),
    ...(isListed && /noindex|none/i.test(metaOf(page, 'robots') ?? '')
      ? ['the page tells search engines not to list it; remove noindex']
      : []),
  ];
}

/** Returns why a link that leaves the site is wrong. */
function checkLink(address: string, { company, named }: Facts): string[] {
  const { phone, phoneExtension, textPhone, email, siteUrl } = company;
  const number = /^tel:\+1(\d{3})(\d{3})(\d{4})$/.exec(address)?.slice(1).join('-');
  const isKnown =
    !/^(?:tel|sms|mailto|https?):/i.test(address) ||
    [phoneHref(phone, phoneExtension), textHref(textPhone ?? phone), buildMapUrl(company.address)].includes(
      address,
    ) ||
    /^tel:\d{3}$/.test(address) ||
    (number !== undefined && named.has(number)) ||
    address.split('?')[0] === `mailto:${email}` ||
    address === siteUrl ||
    address.startsWith(`${siteUrl}/`) ||
    named.has(address);
  return isKnown
    ? []
    : [`a link leads to ${address}, which neither company.yaml nor the content names; correct the link`];
}

function checkForm(action: string, { formEndpoint }: Business): string[] {
  return compare('the address of a form', action, formEndpoint ?? '');
}

/** Compares structured data, which search engines show, with the company's file. */
const checkData = (text: string, { company }: Facts): string[] =>
  parseJson('the data for search engines', text, (name, value) => {
    if (typeof value !== 'string') return [];
    if (name === 'telephone') return compare('the phone number for search engines', value, company.phone);
    if (name === 'email') return compare('the email address for search engines', value, company.email);
    if (name === 'postalCode') return compare('the ZIP code for search engines', value, company.address.zip);
    return name === '@id' && !value.startsWith(company.siteUrl)
      ? [`the data for search engines names ${value}; it must be on ${company.siteUrl}`]
      : [];
  });

/** Returns what is wrong on a page, one clause each. */
export function checkPage(html: string, path: string, facts: Facts): string[] {
  const page = parseHtml(html);
  const valuesOf = (name: string): string[] =>
    page.querySelectorAll(`[${name}]`).map((part) => part.getAttribute(name) ?? '');
  return [
    ...checkHead(page, path, facts),
    ...listRepeated(valuesOf('id')).map((id) => `two elements have the id “${id}”; rename one`),
    ...page.querySelectorAll('a').flatMap((link) => checkLink(link.getAttribute('href') ?? '', facts)),
    ...[...valuesOf('action'), ...valuesOf('formaction')].flatMap((one) => checkForm(one, facts.company)),
    ...page
      .querySelectorAll('script[type="application/ld+json"]')
      .flatMap(({ rawText }) => checkData(rawText, facts)),
  ];
}

/** Lists the URLs, and the phone numbers in the form 800-457-7362, in a text without comments. */
export function listNamed(text: string): Set<string> {
  const lines = text.replaceAll(/^\s*#.*$/gm, '');
  const urls = lines.match(/https?:\/\/[^\s"'<>]+/g) ?? [];
  return new Set([
    ...(lines.match(/\b\d{3}-\d{3}-\d{4}\b/g) ?? []),
    ...urls.flatMap((url) => [url, url.replace(/[,.;)\]}]+$/, '')]),
  ]);
}
