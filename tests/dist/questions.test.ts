import type { HTMLElement } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { TOPICS } from '../../src/content/question-schema.ts';
import { terms } from '../../src/site/contact-details.ts';
import { incentives } from '../../src/site/incentives.ts';
import { routes } from '../../src/site/routes.ts';
import { buildSearchIndex } from '../../src/site/search-index.ts';
import { attributes, normalize, only, parseRoute, textOf } from '../support/html.ts';
import { ENGLISH_ROUTES, fileOfRoute } from '../support/pages.ts';

const ANSWERS = TOPICS.map((topic) => `main details > #${topic}`).join(', ');

/** Returns the row that contains an answer. */
function rowOf(answer: HTMLElement): HTMLElement {
  if (!answer.parentNode) throw new Error(`The answer “${textOf(answer)}” is not in a row`);
  return answer.parentNode;
}

const pages = ENGLISH_ROUTES.map((route) => ({
  route,
  rows: parseRoute(route).querySelectorAll(ANSWERS).map(rowOf),
}));

describe.each(pages)('$route', ({ rows }) => {
  test('answers three to eight questions', () => {
    expect(rows.length).toBeGreaterThanOrEqual(3);
    expect(rows.length).toBeLessThanOrEqual(8);
  });

  test('has a heading for each question in a closed row that needs no script', () => {
    for (const row of rows) {
      expect(row.hasAttribute('open')).toBe(false);
      expect(only(row, 'summary').querySelectorAll('h3')).toHaveLength(1);
    }
  });
});

test('every answer that the search links to exists', () => {
  const { entries, pages: others } = buildSearchIndex(() => ['/art/none.svg', 1, 1]);
  for (const { href, asked } of [...entries, ...others]) {
    const page = parseRoute(href);
    for (const [topic, question] of asked) {
      const answer = only(page, `#${topic}`);
      const row = answer.tagName === 'DIV' ? rowOf(answer) : (answer.closest('section') ?? answer);
      for (const part of question.split(', '))
        expect(textOf(row), `${fileOfRoute(href)}#${topic}`).toContain(normalize(part));
    }
  }
});

describe('before you book', () => {
  const section = only(parseRoute(routes.contact), '#before-you-book');

  test('states every term, from the fee to the languages, each with an anchor', () => {
    for (const { id, title, text } of terms) {
      const item = only(section, `#${id}`);
      expect(textOf(item.querySelector('h3'))).toBe(normalize(title));
      expect(textOf(item.querySelector('p'))).toBe(normalize(text));
    }
  });

  test('is linked from every service page', () => {
    for (const route of ENGLISH_ROUTES.filter((one) => one.startsWith('/services/'))) {
      expect(attributes(parseRoute(route), 'main a', 'href'), route).toContain(routes.beforeBooking);
    }
  });
});

test('the answer about rebates lists them all, with their source and the date of the last check', () => {
  const section = only(parseRoute(routes.services), '#rebate');
  const items = section.querySelectorAll('li');
  expect(items).toHaveLength(incentives.length);
  for (const [index, { source, checked }] of incentives.entries()) {
    const item = items[index] ?? section;
    expect(attributes(item, 'a', 'href')).toEqual([source.url]);
    expect(attributes(item, 'time', 'datetime')).toEqual([checked]);
    expect(textOf(item)).toMatch(/Last checked [A-Z][a-z]+ \d{1,2}, 20\d\d\./);
  }
});
