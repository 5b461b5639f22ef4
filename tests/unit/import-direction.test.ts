import { expect, test } from 'vitest';
import { bundleOf, findImports, type Import, isTest, listSources, readSource } from '../support/sources.ts';

/** Each folder may import from itself and from folders earlier in this list; `findFault` has the exceptions. */
const ORDER = ['content', 'lib', 'site', 'drawings', 'ui', 'features', 'layouts', 'pages'];

/** The only features that other features may import, each with the reason. */
const SHARED_FEATURES: Readonly<Record<string, string>> = {
  'address-check': 'the home page, the contact page and pages in other languages ask the same question',
  sky: 'the first drawing of a page follows the sky',
  art: 'drawings with the company’s name appear on every page',
  shared: 'the ways to call and book, and page heads, appear on several pages',
  closing: 'every page ends with this band',
  'heat-rules': 'the home and borough pages show the same rules',
  home: 'the pages in other languages show the same building',
  language: 'the page for visitors without a connection lists the dangers in the same way',
  reviews: 'the home and the about page show reviews',
  questions: 'every page answers questions',
  search: 'the home and the services page have the same field',
  navigation: 'the header and the footer share the wordmark',
};

const files = listSources('src', ['.ts', '.tsx', '.astro']).filter((file) => !isTest(file));
const importsOf = new Map(files.map((file) => [file, findImports(file, readSource(file))]));
const folderOf = (path: string): string => path.split('/')[1] ?? '';
const featureOf = (path: string): string => path.split('/')[2] ?? '';

/** Returns why an import is not allowed, or undefined if it is. */
function findFault(file: string, { target }: Pick<Import, 'target'>): string | undefined {
  if (!target.startsWith('src/')) return undefined;
  const [from, to] = [folderOf(file), folderOf(target)];
  if (to === 'assets' || to === 'styles') return undefined;
  const [own, other] = [ORDER.indexOf(from), ORDER.indexOf(to)];
  if (own < 0 || other < 0) return `${from} or ${to} is missing from ORDER`;
  if (other > own) return `${from} may not import from ${to}`;
  if (to === 'pages') return 'pages may not be imported';
  if (['drawings', 'ui'].includes(from) && to === 'site') return `${from} may not import the company`;
  const strangers = from === 'features' && to === 'features' && featureOf(file) !== featureOf(target);
  if (strangers && !(featureOf(target) in SHARED_FEATURES)) return `${featureOf(target)} is not shared`;
  return undefined;
}

test.each(files)('imports of %s go only to its own folder and to earlier ones', (file) => {
  const faults = (importsOf.get(file) ?? []).map((one) => findFault(file, one)).filter(Boolean);
  expect(faults).toEqual([]);
});

test.each([
  'src/features/contact/contact-form.client.tsx',
  'src/features/navigation/site-header.client.ts',
  'src/layouts/form-handlers.client.ts',
  'src/ui/open-now/open-now.client.ts',
])('code for the browser bundles neither the schemas nor the identity nor the catalog: %s', (entry) => {
  const bundle = [...bundleOf(entry)];
  expect(bundle).toContain(entry);
  const heavy = bundle.filter((file) =>
    /^zod|^yaml|^src\/(site|drawings)\/|schema\.ts$|^sharp|^node:/.test(file),
  );
  expect(heavy).toEqual([]);
});
