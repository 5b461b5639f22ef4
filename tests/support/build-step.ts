/** Runs build steps on one page. */
import { type BuildStep, type BuiltSite, parsePage, printPage } from '../../tools/build/built-site.ts';

interface StepResult {
  /** The page as the build writes it. */
  readonly html: string;
  /** Added stylesheets, keyed by name. */
  readonly stylesheets: ReadonlyMap<string, string>;
}

/**
 * Runs the steps, and returns the page and the stylesheets that they add.
 *
 * @param code - the site's scripts, keyed by URL
 */
export function runSteps(
  steps: readonly BuildStep[],
  html: string,
  code: Readonly<Record<string, string>> = {},
): StepResult {
  const stylesheets = new Map<string, string>();
  const scripts = new Map(Object.entries(code));
  const site: BuiltSite = {
    scripts,
    addStylesheet: (name, css) => {
      stylesheets.set(name, css);
      return `/${name}.css`;
    },
  };
  const page = parsePage('page.html', html);
  for (const step of steps) step(page, site);
  return { html: printPage(page), stylesheets };
}

/** Returns a page with these styles and this content. */
export const writePage = (css: string, body = ''): string =>
  `<html><head><style>${css}</style></head><body>${body}</body></html>`;

/** Returns the styles in the head of a page. */
export const stylesOf = (html: string): string => parsePage('page.html', html).styles.toString();
