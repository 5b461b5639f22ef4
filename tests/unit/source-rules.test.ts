import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { isTest, listSources, readSource } from '../support/sources.ts';

const LONGEST_FILE = 250;
const LONGEST_COMPONENT = 150;
/** Drawings are data, so their length is not limited. */
const DATA = [/^src\/drawings\//];

const code = listSources('src', ['.ts', '.tsx', '.astro', '.css']).filter((file) => !isTest(file));
const components = listSources('src', ['.tsx']);
const scripts = [...listSources('src', ['.ts', '.tsx']), ...listSources('tools', ['.ts'])];
const lineCount = (text: string): number => text.trimEnd().split('\n').length;

/** Finds uses of the type `any` and comments that silence the compiler. */
function findEscapes(file: string, text: string): string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (node.kind === ts.SyntaxKind.AnyKeyword) found.push(`any: ${node.parent.getText().slice(0, 60)}`);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return [...found, ...(text.match(/@ts-(ignore|nocheck|expect-error)|biome-ignore/g) ?? [])];
}

describe('files of src', () => {
  test(`have at most ${LONGEST_FILE} lines, apart from drawings`, () => {
    const long = code
      .filter((file) => !DATA.some((pattern) => pattern.test(file)))
      .filter((file) => lineCount(readSource(file)) > LONGEST_FILE);
    expect(long).toEqual([]);
  });

  test(`with components have at most ${LONGEST_COMPONENT} lines`, () => {
    const long = components.filter((file) => lineCount(readSource(file)) > LONGEST_COMPONENT);
    expect(components.length).toBeGreaterThan(40);
    expect(long).toEqual([]);
  });

  test('are TypeScript, never JavaScript', () => {
    expect(listSources('src', ['.js', '.jsx', '.mjs', '.cjs'])).toEqual([]);
  });

  test('have no style attributes, which the content security policy forbids', () => {
    const markup = listSources('src', ['.tsx', '.astro']);
    expect(markup.filter((file) => /\sstyle=/.test(readSource(file)))).toEqual([]);
  });

  test.each(scripts.filter((file) => !isTest(file)))('%s uses no any and suppresses no errors', (file) => {
    expect(findEscapes(file, readSource(file))).toEqual([]);
  });
});
