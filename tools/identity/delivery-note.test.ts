import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { describeLostMessages } from './delivery-note.ts';

describe('the note on lost messages', () => {
  const note = describeLostMessages({ formEndpoint: undefined }) ?? '';

  test('says in one line that messages go nowhere without an endpoint, and what to set', () => {
    expect(note).toMatch(
      /^Messages .* go nowhere\. To receive them, set formEndpoint in content\/company\.yaml/,
    );
    expect(note).not.toContain('\n');
  });

  test('refers to a section that exists', () => {
    const [, file = '', chapter = ''] = /\((\S+), “(.+)”\)/.exec(note) ?? [];
    expect(readFileSync(file, 'utf8')).toContain(`\n## ${chapter}\n`);
  });

  test('is left out if an endpoint is set', () => {
    expect(describeLostMessages({ formEndpoint: 'https://forms.company.test/f' })).toBeUndefined();
  });
});
