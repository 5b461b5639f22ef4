import { describe, expect, test } from 'vitest';
import { byThoroughness } from '../../../../tests/support/thoroughness.ts';
import { socialCards } from '../../../layouts/page-social-cards.ts';
import { type ArtName, artDrawing } from '../../art.ts';
import { CAPITAL } from '../../kit/lettering.ts';
import {
  breakTitle,
  CARD,
  COLUMN,
  cardTextWidth,
  cardWords,
  drawSocialCard,
  frameOf,
  isWellBroken,
  MARGIN,
} from './social-card.ts';

const NAMES = [
  'Bo',
  'Mott Street Heating',
  'Metropolitan Heating, Cooling and Ventilation Corp',
  'W'.repeat(50),
] as const;
const TITLES = [
  ...socialCards.map(({ title }) => title),
  'Free Water-Source Heat Pump Replacement Estimate',
  'Installationsreplacementmaintenance',
] as const;
/** The text of a card does not depend on its drawing, so all cards share one company's drawings. */
const drawingOf = (art: ArtName) => artDrawing(art, { companyName: 'Mott Street Heating' });
const cardOf = (art: ArtName, name: string, title: string, footer = '(718) 555-0142, extension 1234') => ({
  name,
  title,
  footer,
  license: 'NYC DCWP Home Improvement Contractor 1234567-DCA',
  art,
  drawing: drawingOf(art),
});
/** Titles keyed by drawing: cards with the same drawing differ only in their text. */
const TITLE_OF_ART = new Map(socialCards.map(({ art, title }) => [art, title]));

describe('the text of a card', () => {
  const cards = byThoroughness({ sample: ['head-about'], full: ['hero', 'head-about'] }).flatMap((art) =>
    NAMES.flatMap((name) => TITLES.map((title) => cardOf(art as ArtName, name, title))),
  );
  const wordsOf = (card: ReturnType<typeof cardOf>) => cardWords(card, frameOf(card.art).street);

  test('is never cut off and never leaves its column', () => {
    for (const card of cards) {
      const words = wordsOf(card);
      for (const part of ['name', 'title', 'footer', 'license'] as const)
        expect(
          words
            .filter((line) => line.part === part)
            .map(({ text }) => text)
            .join(' '),
        ).toBe(card[part]);
      for (const { text, x, size } of words) {
        const right = x + cardTextWidth(text, size);
        expect(right, text).toBeLessThanOrEqual(MARGIN + COLUMN + 0.5);
        expect(x).toBeGreaterThanOrEqual(MARGIN - 5);
      }
    }
  });

  test('has lines that do not touch', () => {
    for (const card of cards) {
      const words = wordsOf(card);
      for (const [i, { baseline, text }] of words.slice(1).entries()) {
        const above = words[i];
        const { size } = words[i + 1] ?? { size: 0 };
        expect(baseline - size * CAPITAL, text).toBeGreaterThan(
          (above?.baseline ?? 0) + (above?.size ?? 0) * 0.1,
        );
      }
      expect(words.at(-1)?.baseline).toBeLessThanOrEqual(CARD.height - 30);
    }
  });
});

describe('a logo on a card', () => {
  const logo = { address: 'data:image/png;base64,AAAA', width: 150, height: 60, showsName: false };
  const card = { ...cardOf('hero', 'Mott Street Heating', 'Say what it’s doing.'), logo };

  test('replaces the mark, with the name to its right', () => {
    expect(drawSocialCard(card)).toContain('<image x="60" y="54" width="150" height="60" href="data:');
    const [name] = cardWords(card, frameOf('hero').street);
    expect(name?.part).toBe('name');
    expect(name?.x).toBeGreaterThan(MARGIN + logo.width);
  });

  test('has no name next to it if it includes the name', () => {
    const parts = cardWords({ ...card, logo: { ...logo, showsName: true } }, 440).map(({ part }) => part);
    expect(parts).not.toContain('name');
  });

  test('is replaced by the mark in the company’s color if the company has no logo', () => {
    expect(drawSocialCard({ ...card, logo: undefined, markColor: '#5bae79' })).toContain('fill="#5bae79"');
  });
});

test('short words are neither alone on a line nor at its end', () => {
  expect(isWellBroken(['Heat and air', 'in', 'Manhattan'])).toBe(false);
  expect(isWellBroken(['Heat and air in', 'Manhattan'])).toBe(false);
  expect(isWellBroken(['Central', 'AC Repair'])).toBe(false);
  expect(isWellBroken(['RTU', 'Maintenance'])).toBe(true);
  expect(breakTitle('Heat and air in Manhattan', 250).lines).toEqual(['Heat and air', 'in Manhattan']);
});

test('cards have the size of a shared picture and contain only outlines', () => {
  const cards = byThoroughness({
    sample: [...TITLE_OF_ART].slice(0, 4),
    full: socialCards.map(({ art, title }) => [art, title] as const),
  });
  for (const [art, title] of cards) {
    const svg = drawSocialCard(cardOf(art, 'Mott Street Heating', title));
    expect(svg).toMatch(/^<svg [^>]*width="1200" height="630"/);
    expect(svg).not.toMatch(/<text|<image|<style|class=|var\(|data:|href/);
  }
});
