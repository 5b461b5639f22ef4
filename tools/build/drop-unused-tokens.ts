/** Drops design tokens that nothing on the page uses. */
import type { HTMLElement } from 'node-html-parser';
import type { Declaration, Root, Rule } from 'postcss';
import type { BuildStep } from './built-site.ts';
import { removeRule } from './drop-unused-rules.ts';

const READ = /var\(\s*(--[\w-]+)/g;

const readNames = (text: string): string[] => [...text.matchAll(READ)].map(([, name = '']) => name);

/** Returns the tokens that attributes and style elements in the body use. */
const readBody = (document: HTMLElement): string[] =>
  document
    .querySelectorAll('body, body *')
    .flatMap((element) => [element.rawAttrs, element.rawTagName === 'style' ? element.rawText : ''])
    .flatMap(readNames);

function listTokens(styles: Root): Declaration[] {
  const tokens: Declaration[] = [];
  styles.walkRules(':root', (rule) => rule.walkDecls(/^--/, (declaration) => void tokens.push(declaration)));
  return tokens;
}

/** Drops tokens of `:root` that no style, attribute or script uses, and then tokens that only dropped tokens used. */
export const dropUnusedTokens: BuildStep = ({ document, styles }, { isInScripts }) => {
  const body = readBody(document);
  for (let dropped = 1; dropped > 0; ) {
    const read = new Set([...body, ...readNames(styles.toString())]);
    const unused = listTokens(styles).filter(({ prop }) => !read.has(prop) && !isInScripts(prop));
    for (const token of unused) {
      const rule = token.parent as Rule;
      token.remove();
      if (rule.nodes.length === 0) removeRule(rule);
    }
    dropped = unused.length;
  }
};
