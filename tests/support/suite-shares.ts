/**
 * Assigns files of `tests/browser` that would find the same on both sites to one of them in `npm test`. The full run
 * uses both sites. Paths are for Playwright’s `testIgnore`.
 */
import { isSample } from '../sample/sample-content.ts';
import { byThoroughness } from './thoroughness.ts';

/** Rules about pages, which are better tested on the sample's full pages than on the fixture's. */
const ABOUT_PAGES = ['layout/{headline,layout,print,scroll-bar}.spec.ts', 'network/budget.spec.ts'];

/** Journeys and rules about the code, which do not depend on a company's text. */
const ABOUT_CODE = [
  'journeys/{contact-form,search}.spec.ts',
  'layout/rows.spec.ts',
  'network/silence.spec.ts',
];

/** Files that the fixture's suite leaves to the sample's suite, which runs only while `content/` is the sample. */
export const LEFT_TO_SAMPLE: readonly string[] = byThoroughness({
  sample: isSample() ? ABOUT_PAGES : [],
  full: [],
});

/** Files that the sample's suite leaves to the fixture's. */
export const LEFT_TO_FIXTURE: readonly string[] = byThoroughness({ sample: ABOUT_CODE, full: [] });
