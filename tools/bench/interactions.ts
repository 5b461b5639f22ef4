/**
 * Measures how long a page takes to respond to a tap or a key press on a CPU slowed by a factor of four (Interaction
 * to Next Paint).
 */
import type { Browser, Page } from '@playwright/test';
import { routes } from '../../src/site/routes.ts';
import { launchBrowser } from '../machine/chromium.ts';
import { percentile } from './percentile.ts';
import { formatTable, writeSection } from './report.ts';
import type { SiteServer } from './site-server.ts';
import type { Shortfall } from './targets.ts';

const RUNS = 5;
const SLOWDOWN = 4;
/** Upper limit, ms. */
const MOST = 100;
/** Upper limit for a letter typed into the search, ms. It is lower because people type many in a row. */
const MOST_FOR_A_LETTER = 50;
const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };
/** Time to wait for the paint to happen and be reported, ms. */
const SETTLED = 1000;

interface Interaction {
  readonly name: string;
  readonly route: string;
  readonly viewport: typeof PHONE;
  /** Steps before the measured interaction. */
  readonly prepare?: (page: Page) => Promise<void>;
  readonly act: (page: Page) => Promise<void>;
  /** Upper limit in ms, if it is not `MOST`. */
  readonly most?: number;
}

const send = (page: Page) => page.getByRole('button', { name: 'Send Message' });

async function fillContactForm(page: Page): Promise<void> {
  await page.getByLabel('Name').fill('Ana Ruiz');
  await page.getByLabel('Email').fill('ana@tenant.example');
  await page.getByLabel('Borough').selectOption('Queens');
  await page.getByLabel('Message').fill('No heat on the fourth floor.');
  await page.getByRole('region', { name: /^Notifications/ }).waitFor({ state: 'attached' });
}

const INTERACTIONS: readonly Interaction[] = [
  {
    ...{ name: 'Open the menu', route: routes.home, viewport: DESKTOP },
    act: (page) => page.getByRole('button', { name: 'Services', exact: true }).click(),
  },
  {
    ...{ name: 'Open the menu on phones', route: routes.home, viewport: PHONE },
    act: (page) => page.getByRole('button', { name: 'Menu' }).click(),
  },
  {
    ...{ name: 'Type a letter into the search', route: routes.home, viewport: PHONE },
    prepare: async (page) => {
      await page.getByRole('combobox').pressSequentially('radiato');
      await page.getByRole('option').first().waitFor();
    },
    act: (page) => page.keyboard.press('r'),
    most: MOST_FOR_A_LETTER,
  },
  {
    ...{ name: 'Open a floor of the finder', route: routes.home, viewport: PHONE },
    act: (page) => page.locator('details[name="unit"] > summary').nth(1).click(),
  },
  {
    ...{ name: 'Check a ZIP code', route: routes.home, viewport: PHONE },
    prepare: (page) => page.getByLabel('ZIP code').fill('11215'),
    act: (page) => page.keyboard.press('Enter'),
  },
  {
    ...{ name: 'Send the contact form', route: routes.contact, viewport: PHONE },
    prepare: fillContactForm,
    act: (page) => send(page).click(),
  },
];

/** Runs in the page: collects the time from each input event to the next paint (Event Timing API). */
function collectDurations(): void {
  const durations: number[] = [];
  Object.assign(globalThis, { durations });
  // TypeScript’s types lack `durationThreshold` (Event Timing).
  const options: PerformanceObserverInit & { durationThreshold: number } = {
    type: 'event',
    durationThreshold: 16,
  };
  new PerformanceObserver((list) => {
    const events = list.getEntries() as PerformanceEventTiming[];
    durations.push(...events.filter(({ interactionId }) => interactionId).map(({ duration }) => duration));
  }).observe(options);
}

/** Measures the time from a tap or key press to the next paint, in ms. Anything shorter than 16 ms counts as 16 ms. */
async function measure(browser: Browser, { origin }: SiteServer, interaction: Interaction): Promise<number> {
  const context = await browser.newContext({ viewport: interaction.viewport, ignoreHTTPSErrors: true });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await page.goto(origin + interaction.route, { waitUntil: 'networkidle' });
    await interaction.prepare?.(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await page.evaluate(collectDurations);
    await interaction.act(page);
    await page.waitForTimeout(SETTLED);
    const durations = (await page.evaluate('durations')) as number[];
    return Math.max(16, ...durations);
  } finally {
    await context.close();
  }
}

/**
 * Measures the interactions of a built site, prints each median time, and writes their section of docs/benchmarks.md.
 *
 * @returns the interactions that take too long
 */
export async function measureInteractions(server: SiteServer): Promise<Shortfall[]> {
  const browser = await launchBrowser();
  const measured: (Interaction & { readonly time: number })[] = [];
  for (const interaction of INTERACTIONS) {
    const times: number[] = [];
    for (let run = 0; run < RUNS; run += 1) times.push(await measure(browser, server, interaction));
    measured.push({ ...interaction, time: percentile(times) });
    console.log(`${interaction.name}: ${percentile(times)} ms`);
  }
  const version = browser.version();
  await browser.close();
  const how = `Time from the tap or key press to the next paint, on a CPU slowed by a factor of ${SLOWDOWN}. The Event Timing API reports it in steps of 8 ms. Each time is the median of ${RUNS} runs. The limit is ${MOST} ms, or ${MOST_FOR_A_LETTER} ms for a letter.`;
  const rows = measured.map(({ name, route, time }) => [name, route, time]);
  writeSection('interactions', `${how}\n\n${formatTable(['Interaction', 'Page', 'ms'], rows)}`, [
    `Chromium ${version}`,
  ]);
  return measured
    .filter(({ time, most = MOST }) => time > most)
    .map(({ name, route, time, most = MOST }) => [route, name, `${time} ms`, `${most} ms`]);
}
