import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { CONTENT_FOLDER } from '../../src/site/content-folder.ts';
import { makeFolder } from '../../tests/support/temporary-folder.ts';
import { offerHolidays } from './propose-holidays.ts';

const IDENTITY = readFileSync(`${CONTENT_FOLDER}/company.yaml`, 'utf8');

/** Returns the proposal that a company's file with these holidays gets on a given day. */
function offerTo(holidays: string, today = '2025-07-02'): string | undefined {
  const path = join(makeFolder(), 'company.yaml');
  writeFileSync(path, IDENTITY.replace(/^holidays:\n(?: +.*\n)+/m, `${holidays}\n`));
  return offerHolidays(path, today);
}

test('a company without holidays is offered the federal ones of the next twelve months', () => {
  const lines = offerTo('holidays: []')?.split('\n') ?? [];
  const days = lines.filter((line) => line.startsWith('  - { date: '));
  expect(days).toHaveLength(11);
  expect(days[0]).toBe('  - { date: 2025-07-04, name: "Independence Day", hours: closed }');
  expect(days.at(-1)).toContain('date: 2026-06-19');
  expect(offerTo(`holidays:\n${days.join('\n')}`)).toBeUndefined();
  expect(offerTo(`holidays:\n${days.slice(1).join('\n')}`)).toContain(days[0]);
});

test('nothing is offered for an invalid file', () => {
  expect(offerTo('holidays: "')).toBeUndefined();
});
