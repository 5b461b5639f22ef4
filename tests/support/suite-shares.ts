/**
 * Which company `npm test` holds a file of `tests/browser` to where both sites would tell the same; `npm run test:full` holds
 * it to both. Paths are those of Playwright’s `testIgnore`.
 */
import { isSample } from '../sample/sample-content.ts';
import { byThoroughness } from './thoroughness.ts';

/** Rules about pages; they are better tested on a company's full pages than on the fixture's. */
const ABOUT_PAGES = ['layout/{headline,layout,print,scroll-bar}.spec.ts', 'network/budget.spec.ts'];

/** Journeys and rules about the code, which the words of a company do not change. */
const ABOUT_CODE = [
  'journeys/{contact-form,search}.spec.ts',
  'layout/rows.spec.ts',
  'network/silence.spec.ts',
];

/** What the suite of the fixture leaves to that of the sample, which is there as long as `content/` is the sample. */
export const LEFT_TO_SAMPLE: readonly string[] = byThoroughness({
  sample: isSample() ? ABOUT_PAGES : [],
  full: [],
});

/** What the suite of the sample leaves to that of the fixture. */
export const LEFT_TO_FIXTURE: readonly string[] = byThoroughness({ sample: ABOUT_CODE, full: [] });
