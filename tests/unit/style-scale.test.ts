/** What the scale of src/styles/tokens.css refuses and lets pass: the rules of stylelint.config.js at work. */
import stylelint from 'stylelint';
import { expect, test } from 'vitest';

/** Complaints about a stylesheet of a feature. */
async function lint(code: string): Promise<string[]> {
  const { results } = await stylelint.lint({ code, codeFilename: 'src/features/home/hero.module.css' });
  return results.flatMap(({ warnings }) => warnings.map(({ rule }) => rule));
}

test.each([
  'font-size: 17px',
  'font-size: 1.05rem',
  'font-size: clamp(1rem, 2vw, 2rem)',
  'font-size: calc(var(--text-body) * 1.1)',
  'font-size: var(--space-4)',
  'font: 600 1.1rem / 1.2 var(--font-face)',
  'letter-spacing: -0.02em',
  'font-weight: 650',
  'font-weight: bold',
  'line-height: 1.3',
  'margin: 0 13px',
  'margin-top: 1rem',
  'margin-left: -0.03em',
  'padding-inline: max(1rem, var(--space-4))',
  'padding: calc(var(--space-4) + 1rem)',
  'gap: 0.5em',
  'column-gap: 2vw',
  'color: #cf2409',
  'color: red',
  'background: rgb(0 0 0 / 50%)',
  'border-color: oklch(60% 0.2 30)',
  'border: 1px solid var(--color-ink)',
  'width: 300px',
])('“%s” is refused', async (declaration) => {
  expect(await lint(`a { ${declaration}; }`)).not.toEqual([]);
});

test.each([
  'font-size: var(--text-body)',
  'font-size: calc(var(--fit-width) / var(--fit-ems))',
  'font: var(--weight-text) var(--text-body) / var(--leading-text) var(--font-face)',
  'letter-spacing: var(--tracking-name)',
  'font-weight: var(--weight-strong)',
  'line-height: var(--leading-short)',
  'margin: 0 auto var(--space-4)',
  'margin-inline: calc(var(--space-gutter) * -1)',
  'padding-top: calc(var(--size-bar) + var(--space-8))',
  'padding-bottom: calc(var(--size-thumb-bar) + env(safe-area-inset-bottom))',
  'gap: 0 var(--space-3)',
  'color: var(--color-ink)',
  'border: var(--stroke-hair) solid currentcolor',
  'width: min(20rem, 50%)',
])('“%s” passes', async (declaration) => {
  expect(await lint(`a { ${declaration}; }`)).toEqual([]);
});

test.each(['(width < 500px)', '(min-width: 48em)', '(30em <= width < 48em)'])(
  'a media query of its own, %s, is refused',
  async (query) => {
    expect(await lint(`@media ${query} { a { color: inherit; } }`)).toContain(
      'media-feature-name-disallowed-list',
    );
  },
);

test.each(['(--phone)', 'not (--laptop-down)', '(forced-colors: active)', 'print'])(
  'the media query %s passes',
  async (query) => {
    expect(await lint(`@media ${query} { a { color: inherit; } }`)).toEqual([]);
  },
);
