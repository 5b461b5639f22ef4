import { readFileSync } from 'node:fs';
import { type ConfigData, HtmlValidate, StaticConfigLoader } from 'html-validate';
import { describe, expect, test } from 'vitest';
import { pageFiles } from '../support/html.ts';
import { readDist } from '../support/pages.ts';

const config = JSON.parse(readFileSync('.htmlvalidate.json', 'utf8')) as ConfigData;
const validator = new HtmlValidate(new StaticConfigLoader(config));

/** Returns the validation errors of a page, one line each. */
function findFaults(html: string): string[] {
  const { results } = validator.validateStringSync(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line, column }) => `${line}:${column} ${ruleId}: ${message}`),
  );
}

describe('the markup', () => {
  test.each(pageFiles)('of %s follows the HTML standard', (file) => {
    expect(findFaults(readDist(file))).toEqual([]);
  });

  test.each([
    ['an unclosed element', '<div><p>x</div>'],
    ['a repeated id', '<p id="x">x</p><p id="x">y</p>'],
    ['a picture without alternative text', '<img src="/a.png">'],
    ['a block element in an inline element', '<span><div>x</div></span>'],
    ['a capital in an attribute name', '<input id="a" type="text" autoComplete="name">'],
  ])('with %s is reported', (_, html) => {
    expect(findFaults(html)).not.toEqual([]);
  });
});
