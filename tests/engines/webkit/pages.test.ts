/** Every page type opens, says nothing in the console and fits its window. */
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { PAGE_TYPES } from '../../support/browser.ts';
import { HERO_LINES, readLines } from '../../support/hero-lines.ts';
import { NARROW, readConsole, setViewport, WIDE } from './support/page.ts';
import { openWebKit, type Session } from './support/session.ts';

const origin = inject('origin');
let session: Session;
beforeAll(async () => {
  session = await openWebKit();
});
afterAll(() => session.close());

describe.each([NARROW, WIDE])('at $width px', (size) => {
  beforeAll(() => setViewport(session.driver, size));

  test.each(PAGE_TYPES)(
    '%s opens without a word in the console and without sideways scroll',
    async (path) => {
      const { driver } = session;
      await driver.get(origin + path);
      await driver.executeScript('scrollTo({ top: document.body.scrollHeight, behavior: "instant" })');
      await driver.executeAsyncScript('document.fonts.ready.then(() => arguments[0]())');
      const heading = await driver.executeScript<string>('return document.querySelector("h1").innerText');
      expect(heading).not.toBe('');
      const [content, window] = await driver.executeScript<[number, number]>(
        'return [document.documentElement.scrollWidth, document.documentElement.clientWidth]',
      );
      expect(content).toBeLessThanOrEqual(window);
      const fonts = await driver.executeScript<string[]>(
        'return [...document.fonts].filter(({ status }) => status === "loaded").map(({ family }) => family)',
      );
      expect(fonts.length).toBeGreaterThan(0);
      expect(await readConsole(driver)).toEqual([]);
    },
  );
});

test('the console is listened to', async () => {
  const { driver } = session;
  await driver.get(`${origin}/about`);
  await driver.executeScript(`
    console.error('an error');
    setTimeout(() => { throw new Error('a thrown one'); });
    document.head.append(Object.assign(document.createElement('style'), { textContent: 'body { color: red }' }));
    document.body.append(Object.assign(document.createElement('img'), { src: '/art/nope.svg' }));
  `);
  for (const words of ['an error', 'a thrown one', 'Content Security Policy', 'did not load'])
    await expect.poll(async () => (await readConsole(driver)).join('\n')).toContain(words);
});

test.each([...HERO_LINES])(
  'the headline of the home page breaks as it is written at %i px',
  async (width, lines) => {
    const { driver } = session;
    await setViewport(driver, { width: Math.max(width, NARROW.width), height: 800 });
    await driver.get(origin);
    await driver.executeAsyncScript('document.fonts.ready.then(() => arguments[0]())');
    expect(await driver.executeScript(`return (${readLines})(document.querySelector('h1'))`)).toEqual(lines);
  },
);

test('the entry of the bar that one is at is underlined', async () => {
  const { driver } = session;
  await setViewport(driver, WIDE);
  await driver.get(`${origin}/about`);
  const [line, thickness] = await driver.executeScript<[string, string]>(
    'const { textDecorationLine, textDecorationThickness } = getComputedStyle(document.querySelector("[data-site-header] a[aria-current]")); return [textDecorationLine, textDecorationThickness]',
  );
  expect(line).toBe('underline');
  expect(Number.parseFloat(thickness)).toBeGreaterThanOrEqual(1);
});
