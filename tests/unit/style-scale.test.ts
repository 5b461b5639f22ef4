/** Tests which values the rules in stylelint.config.js reject and which they accept. */
import stylelint from 'stylelint';
import { expect, test } from 'vitest';

/** Returns the lines of a feature's stylesheet that are rejected. */
async function findRefused(lines: readonly string[]): Promise<string[]> {
  const codeFilename = 'src/features/home/hero.module.css';
  const { results } = await stylelint.lint({ code: lines.join('\n'), codeFilename });
  const refused = new Set(results.flatMap(({ warnings }) => warnings.map(({ line }) => line)));
  return lines.filter((_, index) => refused.has(index + 1));
}

const REFUSED = `
  font-size: 17px
  font-size: clamp(1rem, 2vw, 2rem)
  font-size: calc(var(--text-body) * 1.1)
  font-size: var(--space-4)
  font: 600 1.1rem / 1.2 var(--font-face)
  letter-spacing: -0.02em
  font-weight: bold
  line-height: 1.3
  margin: 0 13px
  margin-left: -0.03em
  padding-inline: max(1rem, var(--space-4))
  padding: calc(var(--space-4) + 1rem)
  column-gap: 2vw
  color: #cf2409
  color: red
  background: rgb(0 0 0 / 50%)
  border: 1px solid var(--color-ink)
  width: 300px
  width: 100vw`;

const PASSING = `
  font-size: var(--text-body)
  font-size: calc(var(--fit-width) / var(--fit-ems))
  font: var(--weight-text) var(--text-body) / var(--leading-text) var(--font-face)
  letter-spacing: var(--tracking-name)
  margin: 0 auto var(--space-4)
  margin-inline: calc(var(--space-gutter) * -1)
  padding-top: calc(var(--size-bar) + var(--space-8))
  padding-bottom: calc(var(--size-thumb-bar) + env(safe-area-inset-bottom))
  gap: 0 var(--space-3)
  color: var(--color-ink)
  border: var(--stroke-hair) solid currentcolor
  width: min(20rem, 50%)`;

/** Puts each declaration into a separate rule, one rule per line. */
const toRules = (declarations: string): string[] =>
  declarations
    .trim()
    .split('\n')
    .map((declaration) => `a { ${declaration.trim()}; }`);

const toQueries = (...queries: readonly string[]): string[] =>
  queries.map((query) => `@media ${query} { a { color: inherit; } }`);

test('values outside the scale and literal viewport widths are rejected', async () => {
  const lines = [
    ...toRules(REFUSED),
    ...toQueries('(width < 500px)', '(min-width: 48em)', '(30em <= width < 48em)'),
  ];
  expect(await findRefused(lines)).toEqual(lines);
});

test('tokens, their sums and named widths pass', async () => {
  const lines = [...toRules(PASSING), ...toQueries('(--phone)', 'not (--laptop-down)', 'print')];
  expect(await findRefused(lines)).toEqual([]);
});
