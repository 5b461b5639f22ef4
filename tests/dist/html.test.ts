import { readFileSync } from 'node:fs';
import { type ConfigData, HtmlValidate, StaticConfigLoader } from 'html-validate';
import { expect, test } from 'vitest';
import { pageFiles, parseFile } from '../support/html.ts';
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

test.each(pageFiles)('the markup of %s follows the HTML standard and has its only h1 in main', (file) => {
  expect(findFaults(readDist(file))).toEqual([]);
  expect(parseFile(file).querySelectorAll('main h1')).toHaveLength(1);
});
