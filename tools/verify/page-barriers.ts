/** Accessibility violations of a page, found by axe. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** WCAG 2.2 AA, to which all of axe’s rules for EN 301 549 belong, and good practice. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'EN-301-549', 'best-practice'];
/** WCAG AAA, 7:1 among it (1.4.6), for readers who ask for more contrast. */
const STRICTER_RULES = ['wcag2aaa', 'wcag21aaa', 'wcag22aaa'];

/**
 * Why axe may leave the contrast of a text open: it lies over a picture or a drawn ground, whose pixels axe does not
 * read; a strip that scrolls cuts it; it is a single sign; or the field is empty. The words of the bar, the ones that lie over a picture on every
 * page, are measured in their pixels by `bar-contrast.spec.ts`.
 */
const OPEN_QUESTIONS = new Set([
  'bgImage',
  'bgGradient',
  'imgNode',
  'pseudoContent',
  'elmPartiallyObscuring',
  // In a strip that scrolls sideways, the next one peeks in.
  'elmPartiallyObscured',
  'shortTextContent',
  'emptyValue',
]);
/** Numbers and names inside of a drawing overlap its lines. */
const OPEN_IN_DRAWINGS = 'bgOverlap';

/**
 * An axe that has not run yet. The site has no frames, whose answers axe would otherwise gather in an extra page for
 * each run (“legacy” mode leaves that out).
 */
const axe = (page: Page, rules: readonly string[] = RULES): AxeBuilder =>
  new AxeBuilder({ page })
    .options({ resultTypes: ['violations', 'incomplete'] })
    .withTags([...rules])
    .setLegacyMode();

/** How much of the markup a phrase quotes. */
const QUOTED = 120;

type Violations = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'];

const describeViolations = (violations: Violations): string[] =>
  violations.map(
    ({ id, help, nodes }) => `${help} (${id}): ${nodes.map(({ html }) => html.slice(0, QUOTED)).join(' | ')}`,
  );

/**
 * Rules of WCAG AAA that a page breaks for readers who ask for more contrast, one phrase each. The page is left as it was.
 */
export async function findStricterBarriers(page: Page): Promise<string[]> {
  await page.emulateMedia({ contrast: 'more' });
  const { violations } = await axe(page, STRICTER_RULES).analyze();
  await page.emulateMedia({ contrast: null });
  return describeViolations(violations);
}

/**
 * Rules that a page breaks, and what axe leaves open beside the contrast over pictures, one phrase each.
 *
 * @param panel - selector of what lies over the page; axe cannot see what it covers, so only questions inside of it count
 * @param without - rules that are not asked, because something else answers them better
 */
export async function findBarriers(
  page: Page,
  panel?: string,
  without: readonly string[] = [],
): Promise<string[]> {
  const { violations, incomplete } = await axe(page)
    .disableRules([...without])
    .analyze();
  const broken = describeViolations(violations);
  const asked = panel ? (await axe(page).include(panel).analyze()).incomplete : incomplete;
  const open = asked.flatMap(({ id, help, nodes }) =>
    nodes.flatMap(({ html, any }) => {
      const key = String(any[0]?.data?.messageKey);
      const isDrawing = /^<(text|tspan)\b/.test(html);
      const isAccepted = OPEN_QUESTIONS.has(key) || (key === OPEN_IN_DRAWINGS && isDrawing);
      return id === 'color-contrast' && isAccepted
        ? []
        : [`${help} (${id}, ${key}): ${html.slice(0, QUOTED)}`];
    }),
  );
  return [...broken, ...open];
}
