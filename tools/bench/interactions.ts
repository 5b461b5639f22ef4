/** How long the page takes to answer a touch or a key on a processor four times slower (Interaction to Next Paint). */
import type { Browser, Page } from '@playwright/test';
import { routes } from '../../src/site/routes.ts';
import { launchBrowser } from '../machine/chromium.ts';
import { percentile } from './percentile.ts';
import { formatTable, writeSection } from './report.ts';
import { type SiteServer, serveSite } from './site-server.ts';

const RUNS = 5;
const SLOWDOWN = 4;
/** The most, milliseconds. */
const MOST = 100;
const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };
/** Milliseconds after which a paint has happened and is reported. */
const SETTLED = 1000;

interface Interaction {
  readonly name: string;
  readonly route: string;
  readonly viewport: typeof PHONE;
  /** What happens before and is not counted. */
  readonly prepare?: (page: Page) => Promise<void>;
  readonly act: (page: Page) => Promise<void>;
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
    ...{ name: 'Open the menu of phones', route: routes.home, viewport: PHONE },
    act: (page) => page.getByRole('button', { name: 'Menu' }).click(),
  },
  {
    ...{ name: 'Type a letter into the search', route: routes.home, viewport: PHONE },
    prepare: async (page) => {
      await page.getByRole('combobox').pressSequentially('radiato');
      await page.getByRole('option').first().waitFor();
    },
    act: (page) => page.keyboard.press('r'),
  },
  {
    ...{ name: 'Open a place of the symptoms', route: routes.home, viewport: PHONE },
    prepare: (page) => page.locator('summary', { hasText: 'Basement to roof' }).click(),
    act: (page) => page.locator('details[name="symptoms"] > summary').nth(1).click(),
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

/** Collects events of people with the time to the next paint, in the page (Event Timing API). */
function collectDurations(): void {
  const durations: number[] = [];
  Object.assign(globalThis, { durations });
  // TypeScript does not know the threshold of Event Timing yet.
  const options: PerformanceObserverInit & { durationThreshold: number } = {
    type: 'event',
    durationThreshold: 16,
  };
  new PerformanceObserver((list) => {
    const events = list.getEntries() as PerformanceEventTiming[];
    durations.push(...events.filter(({ interactionId }) => interactionId).map(({ duration }) => duration));
  }).observe(options);
}

/** Milliseconds from a touch or key to the next paint, once; an answer within a frame is reported as 16. */
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
 * Measures a built site, prints each interaction as it comes, and writes docs/benchmarks.md.
 *
 * @returns one sentence for each interaction that takes too long
 */
export async function measureInteractions(site: string): Promise<string[]> {
  const server = await serveSite(site);
  const browser = await launchBrowser();
  const rows: [name: string, route: string, time: number][] = [];
  for (const interaction of INTERACTIONS) {
    const times: number[] = [];
    for (let run = 0; run < RUNS; run += 1) times.push(await measure(browser, server, interaction));
    rows.push([interaction.name, interaction.route, percentile(times)]);
    console.log(rows.at(-1)?.join(': '));
  }
  const version = browser.version();
  await browser.close();
  await server.close();
  const how = `Processor ${SLOWDOWN} times slower; from the touch or key to the next paint, as the Event Timing API tells it in steps of 8 ms; the middle of ${RUNS}, at most ${MOST} ms is asked.`;
  writeSection('interactions', `${how}\n\n${formatTable(['Interaction', 'Page', 'ms'], rows)}`, [
    `Chromium ${version}`,
  ]);
  return rows.filter(([, , time]) => time > MOST).map(([name, , time]) => `${name} takes ${time} ms.`);
}
