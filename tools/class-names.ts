/** Names of CSS classes in the built site: one or two letters for the module, a number for the class. */
import { readdirSync } from 'node:fs';
import { relative, sep } from 'node:path';
import type { Plugin } from 'vite';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** Content blockers hide what looks like an ad. */
const AVOIDED = new Set(['ad', 'ads']);

/** a … z, aa, ab, …, without the avoided ones. */
function* prefixes(): Generator<string, never> {
  for (let length = 1; ; length += 1) {
    for (let index = 0; index < LETTERS.length ** length; index += 1) {
      const digits = Array.from({ length }, (_, place) => Math.floor(index / LETTERS.length ** place) % 26);
      const prefix = digits.map((digit) => LETTERS[digit]).join('');
      if (!AVOIDED.has(prefix)) yield prefix;
    }
  }
}

/** Classes of a stylesheet in the order of their first appearance. */
const classesOf = (css: string): string[] => [
  ...new Set([...css.matchAll(/\.(-?[_a-zA-Z][\w-]*)/g)].map(([, name = '']) => name)),
];

/**
 * Makes a function that names the classes of CSS modules. The same module and class always get the same name, so
 * that the pages and the contact form's script, which are built apart, agree.
 *
 * @param modules - paths of all CSS modules below the project's folder
 */
export function nameClasses(modules: readonly string[]): (name: string, file: string, css: string) => string {
  const next = prefixes();
  const known = new Map(modules.toSorted().map((path) => [path, next.next().value]));
  return (name, file, css) => {
    const path = relative('.', file.replace(/\?.*$/, '')).split(sep).join('/');
    const prefix = known.get(path);
    if (!prefix) throw new Error(`${path} was not there when the build began.`);
    const index = classesOf(css).indexOf(name);
    // What is no class (an animation) keeps its word.
    return index < 0 ? `${prefix}-${name}` : `${prefix}${index}`;
  };
}

/** Short names save a kilobyte of each page; in development classes keep their words. */
export function shortClassNames(): Plugin {
  return {
    name: 'short-class-names',
    config(_, { command }) {
      if (command !== 'build') return undefined;
      const modules = readdirSync('src', { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.module.css'))
        .map((file) => `src/${file.split(sep).join('/')}`);
      return { css: { modules: { generateScopedName: nameClasses(modules) } } };
    },
  };
}
