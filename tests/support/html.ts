/** Parses built pages and extracts the text that readers and screen readers get. */
import { type HTMLElement, parse } from 'node-html-parser';
import { remember } from '../../src/lib/caching/remember.ts';
import { fileOfRoute, listFiles, readDist } from './pages.ts';

/** Parses a page; only scripts and styles are kept as raw text. */
export const parsePage = (html: string): HTMLElement =>
  parse(html, { blockTextElements: { script: true, style: true } });

/** Returns a built page, parsed once. */
export const parseFile = remember((file: string): HTMLElement => parsePage(readDist(file)));

/** Returns the page of a route. */
export const parseRoute = (route: string): HTMLElement => parseFile(fileOfRoute(route));

/** The files of all built pages, including 404 pages. */
export const pageFiles: readonly string[] = listFiles('.html');

/** Collapses white space, including non-breaking spaces, and removes word joiners. */
export const normalize = (text: string): string => text.replace(/\s+/g, ' ').replaceAll('\u2060', '').trim();

/** Returns the normalized text of an element. */
export const textOf = (element: HTMLElement | null | undefined): string => normalize(element?.text ?? '');

/** Returns the one element that matches; throws if there is none or more than one. */
export function only(root: HTMLElement, selector: string): HTMLElement {
  const found = root.querySelectorAll(selector);
  const [first] = found;
  if (!first || found.length > 1) throw new Error(`Expected one ${selector}, found ${found.length}`);
  return first;
}

/** Returns the first section in `<main>` with an `h2` or a paragraph that has exactly this text. */
export function sectionOf(page: HTMLElement, heading: string): HTMLElement {
  const section = page
    .querySelectorAll('main section')
    .find((one) => one.querySelectorAll('h2, p').some((element) => textOf(element) === heading));
  if (!section)
    throw new Error(`No section in main is headed “${heading}”; correct the component or the test.`);
  return section;
}

/** Returns the brands below a label on the home page, each with the text of its badge. */
export function readBrands(main: HTMLElement, label: string): string[] {
  const found = main.querySelectorAll('p').find((paragraph) => textOf(paragraph) === label);
  return found?.nextElementSibling?.querySelectorAll('li').map(textOf) ?? [];
}

/** Returns the accessible name of a link or button: its `aria-label`, or its text and its images’ `alt` texts. */
export function nameOf(element: HTMLElement): string {
  const label = element.getAttribute('aria-label');
  if (label) return normalize(label);
  const images = element.querySelectorAll('img').map((image) => image.getAttribute('alt') ?? '');
  return normalize([element.text, ...images].join(' '));
}

/** Returns the values of an attribute on all matching elements that have it. */
export function attributes(root: HTMLElement, selector: string, name: string): string[] {
  return root.querySelectorAll(selector).flatMap((element) => element.getAttribute(name) ?? []);
}

/** Returns the content of a meta element by its name or property; throws if there is more than one. */
export function metaOf(page: HTMLElement, key: string): string | undefined {
  const found = page.querySelectorAll('head meta').filter((element) => {
    return (element.getAttribute('name') ?? element.getAttribute('property')) === key;
  });
  if (found.length > 1) throw new Error(`${key} occurs ${found.length} times`);
  return found[0]?.getAttribute('content');
}

/** Returns the values that occur more than once. */
export const repeated = (values: readonly string[]): string[] =>
  values.filter((value, index) => values.indexOf(value) !== index);
