/** Finds accessibility violations of a page with axe. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** WCAG 2.2 AA, which includes all of axe’s rules for EN 301 549, and best practices. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'EN-301-549', 'best-practice'];
/** WCAG AAA, including 7:1 contrast (1.4.6), for readers who ask for more contrast. */
const STRICTER_RULES = ['wcag2aaa', 'wcag21aaa', 'wcag22aaa'];

/**
 * Reasons why axe may leave a text's contrast undecided: the text is over a picture or a drawn background, whose pixels
 * axe does not read; a scrolling strip clips it; it is a single character; or its field is empty.
 * `bar-contrast.spec.ts` measures the pixels behind the words of the bar, which are over a picture on every page.
 */
const OPEN_QUESTIONS = new Set([
  'bgImage',
  'bgGradient',
  'imgNode',
  'pseudoContent',
  'elmPartiallyObscuring',
  // In a strip that scrolls sideways, the next item is partly visible.
  'elmPartiallyObscured',
  'shortTextContent',
  'emptyValue',
]);
/**
 * The reason that axe gives if another element overlaps a text. Numbers and names in drawings overlap lines on purpose.
 * Other texts are checked again, because axe also gives this reason if only the clipped, invisible part of a picture
 * overlaps the text (https://github.com/dequelabs/axe-core/issues/2806).
 */
const OVERLAP = 'bgOverlap';

/**
 * Makes a new axe builder. Its legacy mode does not open an extra page in each run to collect results from frames;
 * the site has no frames.
 */
const axe = (page: Page, rules: readonly string[] = RULES): AxeBuilder =>
  new AxeBuilder({ page })
    .options({ resultTypes: ['violations', 'incomplete'] })
    .withTags([...rules])
    .setLegacyMode();

/** Number of characters of markup that a phrase quotes. */
const QUOTED = 120;

type Violations = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'];

const describeViolations = (violations: Violations): string[] =>
  violations.map(
    ({ id, help, nodes }) => `${help} (${id}): ${nodes.map(({ html }) => html.slice(0, QUOTED)).join(' | ')}`,
  );

/** Waits until buttons have faded to their new colors. Animations that follow the scroll position never finish. */
async function finishFades(page: Page): Promise<void> {
  await page.evaluate(() =>
    Promise.allSettled(document.getAnimations().map((one) => one instanceof CSSTransition && one.finished)),
  );
}

/**
 * Finds rules of WCAG AAA that a page breaks for readers who ask for more contrast, one phrase each. Leaves the page
 * unchanged.
 */
export async function findStricterBarriers(page: Page): Promise<string[]> {
  await page.emulateMedia({ contrast: 'more' });
  await finishFades(page);
  const { violations } = await axe(page, STRICTER_RULES).analyze();
  await page.emulateMedia({ contrast: null });
  await finishFades(page);
  return describeViolations(violations);
}

/** Shows a sky without its lines, because axe does not judge contrast over them; `null` restores the page's own sky. */
function showPlainSky(sky: 'day' | 'night' | null): void {
  const root = document.documentElement;
  root.dataset.skyBefore ??= root.dataset.sky ?? 'night';
  const shown = sky ?? root.dataset.skyBefore;
  if (shown === 'day') root.dataset.sky = 'day';
  else delete root.dataset.sky;
  if (sky === null) delete root.dataset.skyBefore;
  for (const head of document.querySelectorAll<HTMLElement>('[data-ground="sky"]'))
    head.style.backgroundImage = sky === null ? '' : 'none';
}

/**
 * Finds text with too little contrast in the page head, under the day sky or the night sky. Leaves the page unchanged.
 * The bar is left out, because `bar-contrast.spec.ts` measures its words.
 */
export async function findFaintWords(page: Page): Promise<string[]> {
  const faint: string[] = [];
  const heads = '[data-ground="sky"]';
  if ((await page.locator(heads).count()) === 0) return faint;
  for (const sky of ['day', 'night'] as const) {
    await page.evaluate(showPlainSky, sky);
    await finishFades(page);
    const belowBar = axe(page).include(heads).exclude('[data-site-header]');
    const { violations } = await belowBar.withRules(['color-contrast']).analyze();
    faint.push(...describeViolations(violations).map((phrase) => `by ${sky}: ${phrase}`));
  }
  await page.evaluate(showPlainSky, null);
  return faint;
}

/**
 * Returns a phrase for each element that another element covers in the middle of a line. Runs in the page, and leaves
 * its styles and its scroll position as they were.
 */
function listCoveredText(selectors: readonly string[]): string[] {
  // `elementFromPoint` would skip elements without pointer events, although they cover what is below.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { pointer-events: auto !important }');
  document.adoptedStyleSheets.push(sheet);
  const nameOf = (element: Element): string =>
    element.textContent?.replaceAll(/\s+/g, ' ').trim().slice(0, 60) || element.outerHTML.slice(0, 60);
  const { scrollX: left, scrollY: top } = window;
  const findCover = (element: Element): Element | undefined => {
    element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
    const hits = [...element.getClientRects()].map(({ x, y, width, height }) =>
      document.elementFromPoint(x + width / 2, y + height / 2),
    );
    // A label may stretch over its row, so that a tap anywhere in the row selects it; it is transparent.
    return (
      hits.find((hit) => hit && !element.contains(hit) && !(hit instanceof HTMLLabelElement)) ?? undefined
    );
  };
  const phrases = selectors.flatMap((selector) => {
    const element = document.querySelector(selector);
    const cover = element && findCover(element);
    return cover ? [`“${nameOf(element)}” is covered by “${nameOf(cover)}”`] : [];
  });
  document.adoptedStyleSheets.pop();
  scrollTo({ left, top, behavior: 'instant' });
  return phrases;
}

/** Hides or shows the pictures of the page. Runs in the page. */
function hidePictures(isHidden: boolean): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('img, svg image { visibility: hidden !important }');
  if (isHidden) document.adoptedStyleSheets.push(sheet);
  else document.adoptedStyleSheets.pop();
}

/** Finds elements with too little contrast while pictures, which axe takes for overlapping, are hidden. */
async function findFaintWithoutPictures(page: Page, selectors: readonly string[]): Promise<string[]> {
  if (selectors.length === 0) return [];
  await page.evaluate(hidePictures, true);
  const texts = selectors.reduce((builder, selector) => builder.include(selector), axe(page));
  const { violations } = await texts.withRules(['color-contrast']).analyze();
  await page.evaluate(hidePictures, false);
  return describeViolations(violations);
}

/**
 * Returns a phrase for each accessibility violation, and for each undecided check except accepted ones about contrast.
 *
 * @param panel - selector of an overlay; undecided checks outside it do not count, because it covers those elements
 * @param without - rules to skip, because another check covers them better
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
    nodes.map(({ html, any, target: [selector] }) => {
      const key = String(any[0]?.data?.messageKey);
      const phrase = `${help} (${id}, ${key}): ${html.slice(0, QUOTED)}`;
      return { html, selector: String(selector), reason: id === 'color-contrast' ? key : '', phrase };
    }),
  );
  const overlapped = open.filter(({ reason, html }) => reason === OVERLAP && !/^<(text|tspan)\b/.test(html));
  const undecided = open.filter(({ reason }) => reason !== OVERLAP && !OPEN_QUESTIONS.has(reason));
  const selectors = overlapped.map(({ selector }) => selector);
  return [
    ...broken,
    ...undecided.map(({ phrase }) => phrase),
    ...(await page.evaluate(listCoveredText, selectors)),
    ...(await findFaintWithoutPictures(page, selectors)),
  ];
}
