import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, normalize } from 'node:path';
import { describe, expect, test } from 'vitest';
import { CONTENT_FOLDER } from '../../src/site/content-folder.ts';
import { buildEditorSchemas, SCHEMA_FOLDER } from './editor-schemas.ts';

const schemas = buildEditorSchemas();
/** Schema of the files of each folder. */
const BY_FOLDER: Readonly<Record<string, (name: string) => string>> = {
  services: () => 'service.json',
  boroughs: () => 'borough.json',
  team: () => 'team-member.json',
  projects: () => 'project.json',
  languages: () => 'language.json',
  pages: (name) => `page-${name}.json`,
};

const files = readdirSync(CONTENT_FOLDER, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.yaml'))
  .map((name) => name.replaceAll('\\', '/'));

describe('the schemas for editors', () => {
  test('are the ones that `npm run schemas` writes', () => {
    expect(readdirSync(SCHEMA_FOLDER).sort()).toEqual([...schemas.keys()].sort());
    for (const [file, text] of schemas) expect(readFileSync(join(SCHEMA_FOLDER, file), 'utf8')).toBe(text);
  });

  test('refuse unknown fields and name the required ones', () => {
    const service = JSON.parse(schemas.get('service.json') ?? '{}') as Record<string, unknown>;
    expect(service.additionalProperties).toBe(false);
    expect(service.required).toContain('title');
    expect(service.$schema).toBe('http://json-schema.org/draft-07/schema#');
  });

  test.each(files)('are named in the first line of %s', (file) => {
    const [first = ''] = readFileSync(join(CONTENT_FOLDER, file), 'utf8').split('\n');
    const named = first.replace('# yaml-language-server: $schema=', '');
    const path = normalize(join(SCHEMA_FOLDER, '..', dirname(file), named));
    expect(existsSync(path)).toBe(true);
    const expected = BY_FOLDER[dirname(file)]?.(basename(file, '.yaml'));
    if (expected) expect(basename(path)).toBe(expected);
  });
});
