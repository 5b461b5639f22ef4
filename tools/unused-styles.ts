/** Leaves out of each page the rules for elements that it does not have, and what is said twice. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dropRepeatedRules, isGroup, readBlocks, walk, writeBlock } from './css-blocks.ts';

/** Selectors between the commas that separate them. */
function splitSelectors(list: string): string[] {
  const commas = [-1];
  let depth = 0;
  walk(list, (sign, at) => {
    if (sign === '(' || sign === '[') depth++;
    if (sign === ')' || sign === ']') depth--;
    if (sign === ',' && depth === 0) commas.push(at);
  });
  return commas.map((comma, index) => list.slice(comma + 1, commas[index + 1]));
}

/** Classes that an element must have; what stands in `:not()`, `:is()` and their like decides nothing. */
function listClasses(selector: string): string[] {
  let outside = selector.replace(/\[[^\]]*\]/g, '');
  while (/\([^()]*\)/.test(outside)) outside = outside.replace(/\([^()]*\)/g, '');
  return [...outside.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name);
}

interface RuleFilter {
  /** Whether to keep a selector that needs all of these classes. */
  readonly keep: (classes: readonly string[]) => boolean;
  /** Whether to keep at-rules that hold no rules, such as `@font-face`; statements are always kept. */
  readonly others: boolean;
}

/**
 * A part of a stylesheet. Elements and attributes in selectors are not looked at.
 *
 * @param css - without comments
 */
export function filterRules(css: string, filter: RuleFilter): string {
  return readBlocks(css)
    .map((block) => {
      const { head, body } = block;
      if (body === undefined) return head;
      if (isGroup(block)) {
        const inside = filterRules(body, filter);
        return inside.trim() && writeBlock({ head, body: inside });
      }
      if (head.trimStart().startsWith('@')) return filter.others ? writeBlock(block) : '';
      const kept = splitSelectors(head).filter((selector) => filter.keep(listClasses(selector)));
      return kept.length > 0 ? writeBlock({ head: kept.join(','), body }) : '';
    })
    .join('');
}

/**
 * A stylesheet without the rules that need a class which is not there.
 *
 * @param css - without comments
 * @param isUsed - whether an element may have the class, now or later
 */
export const dropUnusedRules = (css: string, isUsed: (name: string) => boolean): string =>
  filterRules(css, { keep: (classes) => classes.every(isUsed), others: true });

/** Every word in the scripts of a site: a class that a script gives to an element is one of them. */
function listScriptWords(folder: string): ReadonlySet<string> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.js'),
  );
  return new Set(files.flatMap((file) => readFileSync(join(folder, file), 'utf8').match(/[\w-]+/g) ?? []));
}

/** Drops the rules that are unused, or stand there twice, from the style in the head of every page below a folder. */
export function dropUnusedStyles(folder: string): void {
  const scripted = listScriptWords(folder);
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.html')) continue;
    const path = join(folder, file);
    const html = readFileSync(path, 'utf8');
    const names = new Set(
      [...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, list = '']) => list.split(/\s+/)),
    );
    const isUsed = (name: string): boolean => names.has(name) || scripted.has(name);
    writeFileSync(
      path,
      html.replace(
        /<style>([\s\S]*?)<\/style>/,
        (_, css: string) => `<style>${dropRepeatedRules(dropUnusedRules(css, isUsed))}</style>`,
      ),
    );
  }
}
