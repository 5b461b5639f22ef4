import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { describeLostMessages } from './delivery-note.ts';

describe('while no endpoint is set', () => {
  const note = describeLostMessages({ formEndpoint: undefined }) ?? '';

  test('the build says in one line that messages go nowhere, and how to change it', () => {
    expect(note).toMatch(/^Messages .* go nowhere: set formEndpoint in content\/company\.yaml/);
    expect(note).not.toContain('\n');
  });

  test('it points to a section that exists', () => {
    const [, file = '', chapter = ''] = /\((\S+), “(.+)”\)/.exec(note) ?? [];
    expect(readFileSync(file, 'utf8')).toContain(`\n## ${chapter}\n`);
  });

  test('and it says nothing if there is one', () => {
    expect(describeLostMessages({ formEndpoint: 'https://forms.company.test/f' })).toBeUndefined();
  });
});
