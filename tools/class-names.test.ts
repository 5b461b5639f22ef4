import { describe, expect, test } from 'vitest';
import { nameClasses } from './class-names.ts';

const MODULES = Array.from(
  { length: 800 },
  (_, index) => `src/ui/part-${String(index).padStart(3, '0')}.module.css`,
);
const css = '@layer ui { .head { width: .5em } .head .body, .tail { color: red } }';

describe('names of classes', () => {
  test('are the same for the same module and class, in whatever order the modules were found', () => {
    const [one, other] = [nameClasses(MODULES), nameClasses(MODULES.toReversed())];
    for (const name of ['head', 'body', 'tail']) {
      expect(one(name, 'src/ui/part-300.module.css', css)).toBe(
        other(name, 'src/ui/part-300.module.css', css),
      );
    }
  });

  test('differ between classes and between modules, and begin with a letter', () => {
    const name = nameClasses(MODULES);
    const names = MODULES.flatMap((file) => ['head', 'body', 'tail'].map((one) => name(one, file, css)));
    expect(new Set(names).size).toBe(names.length);
    for (const one of names) expect(one).toMatch(/^[a-z]{1,3}\d+$/);
  });

  test('never look like an ad to a content blocker', () => {
    const name = nameClasses(MODULES);
    const names = MODULES.map((file) => name('head', file, css));
    expect(names.filter((one) => /^ads?\d/.test(one))).toEqual([]);
  });

  test('keep the word of what is no class, and take paths with a query or from the root', () => {
    const name = nameClasses(MODULES);
    const file = 'src/ui/part-000.module.css';
    expect(name('flow', file, css)).toBe('a-flow');
    expect(name('head', `${process.cwd()}/${file}?direct`, css)).toBe('a0');
  });

  test('are refused for a module that nobody listed', () => {
    expect(() => nameClasses([])('head', 'src/new.module.css', css)).toThrow(/src\/new\.module\.css/);
  });
});
