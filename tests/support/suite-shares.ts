/**
 * Files of `tests/browser` that `npm test` runs on only one of the two sites, because both sites would give the same
 * result. The full run uses both. Paths are for Playwright’s `testIgnore`.
 */
import { isSample } from '../sample/sample-content.ts';
import { byThoroughness } from './thoroughness.ts';

/** Rules about pages. They run on the sample, because its pages have more content than the fixture's. */
const ABOUT_PAGES = [
  'layout/{headline,layout,menu-words,print,scroll-bar}.spec.ts',
  'network/budget.spec.ts',
];

/** Journeys and rules about the code. They do not depend on a company's text. */
const ABOUT_CODE = [
  'journeys/{contact-form,search}.spec.ts',
  'layout/rows.spec.ts',
  'network/{prefetch,silence}.spec.ts',
];

/** Files that only the sample's suite runs. That suite runs only while `content/` is the sample. */
export const LEFT_TO_SAMPLE: readonly string[] = byThoroughness({
  sample: isSample() ? ABOUT_PAGES : [],
  full: [],
});

/** Files that only the fixture's suite runs. */
export const LEFT_TO_FIXTURE: readonly string[] = byThoroughness({ sample: ABOUT_CODE, full: [] });
