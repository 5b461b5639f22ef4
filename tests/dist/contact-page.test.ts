import type { HTMLElement } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { business } from '../../src/site/business.ts';
import { boroughs } from '../../src/site/catalog.ts';
import { addressLines, emailLink, hoursTable, phoneLink, phoneText } from '../../src/site/contact-details.ts';
import { routes } from '../../src/site/routes.ts';
import { attributes, normalize, only, parseRoute, textOf } from '../support/html.ts';

const page = parseRoute('/contact');
const main = only(page, 'main');
const form = only(main, '[data-contact-form]');
const details = only(main, 'aside');

/** Returns a field by its visible label, ignoring “(optional)”. */
function field(label: string): HTMLElement {
  const found = form
    .querySelectorAll('label')
    .find((one) => textOf(one).replace(' (optional)', '') === label);
  return only(form, `[id="${found?.getAttribute('for')}"]`);
}

const optionsOf = (label: string): string[] => field(label).querySelectorAll('option').map(textOf);

describe('the contact form', () => {
  test.each([
    ['Name', true, 'name', 'text', 'name'],
    ['Email', true, 'email', 'email', 'email'],
    ['Phone', false, 'phone', 'tel', 'tel'],
    ['Borough', true],
    ['Service', false],
    ['Message', true],
  ] as const)(
    'requires %s: %s, and browsers can autofill it if it is about a person',
    (label, required, ...about) => {
      const input = field(label);
      expect(input.hasAttribute('required')).toBe(required);
      const shown = form.querySelectorAll('label').map(textOf);
      expect(shown).toContain(required ? label : `${label} (optional)`);
      const attribute = ['name', 'type', 'autocomplete'].map((name) => input.getAttribute(name));
      expect(attribute.slice(0, about.length)).toEqual(about);
    },
  );

  test('is empty and named by its fields, so that what other programs put next to them is not sent', () => {
    const own = form
      .querySelectorAll('input, select, textarea, button')
      .map((one) => one.getAttribute('form'));
    expect(new Set(own)).toEqual(new Set([only(form, 'form').id]));
    expect(only(form, 'form').childNodes).toEqual([]);
  });

  test('offers every borough, with none selected', () => {
    const [prompt, ...names] = optionsOf('Borough');
    expect(names).toEqual(boroughs.map(({ name }) => name));
    expect(prompt).toBeTruthy();
    expect(field('Borough').querySelector('option')?.getAttribute('value')).toBe('');
  });

  test('offers the six services of the specification', () => {
    expect(optionsOf('Service').slice(1)).toEqual([
      'Free Estimate Installation',
      'Mini-Split Replacement',
      'Mini-Split Repair',
      'Mini-Split Maintenance',
      'General HVAC Inquiry',
      'Other',
    ]);
  });

  test('has five rows for the message and one submit button', () => {
    expect(field('Message').getAttribute('rows')).toBe('5');
    expect(form.querySelectorAll('button[type=submit]').map(textOf)).toEqual(['Send Message']);
  });
});

test('the page head shows 911 for danger, then phone and e-mail as links before the form', () => {
  const [head] = main.querySelectorAll('section');
  expect(attributes(head ?? main, 'a', 'href')).toEqual(['tel:911', phoneLink, emailLink]);
});

describe('the details next to the form', () => {
  test('contain a box for online booking if there is a booking page', () => {
    const links = attributes(details, 'section[data-ground=night] a', 'href');
    expect(links).toEqual(business.bookingUrl ? [business.bookingUrl] : []);
  });

  test('contain phone, e-mail and the hours', () => {
    expect(textOf(details.querySelector(`a[href="${phoneLink}"]`))).toBe(normalize(phoneText));
    expect(textOf(details.querySelector(`a[href="${emailLink}"]`))).toBe(business.email);
    const rows = details.querySelectorAll('tr').map((row) => row.querySelectorAll('th, td').map(textOf));
    expect(rows).toEqual(hoursTable.map(({ days, hours }) => [normalize(days), normalize(hours)]));
  });

  test('contain the address with a link to the map', () => {
    const link = details.querySelectorAll('a').find((one) => /\(map\)/.test(textOf(one)));
    for (const line of addressLines) expect(textOf(link)).toContain(normalize(line));
    expect(link?.getAttribute('href')).toMatch(/^https:/);
  });

  test('contain a link that adds the company to the visitor’s contacts', () => {
    const link = details.querySelector(`a[href="${routes.contactCard}"]`);
    expect(textOf(link)).toBe('Add to contacts');
  });
});
