/**
 * Positions the tags of the hero and, while one is hovered or focused, the light in the room of its machine. These
 * are CSS rules because the content security policy forbids style attributes.
 */
import { HERO_SIZE, HERO_TAGS, type HeroTag } from '../../drawings/art.ts';

const { width: WIDE, height: HIGH } = HERO_SIZE;

/** The light is a box with an outline so wide that it darkens the rest of the drawing. */
const LIGHT = '[data-light]{position:absolute;outline:100cqw solid var(--color-night);opacity:0}';

const percent = (part: number, whole: number): string => `${Number(((part / whole) * 100).toFixed(1))}%`;

function findInset([left, top, width, height]: HeroTag['room']): string {
  const [right, bottom] = [WIDE - left - width, HIGH - top - height];
  return [percent(top, HIGH), percent(right, WIDE), percent(bottom, HIGH), percent(left, WIDE)].join(' ');
}

/** Returns a stylesheet for the `<head>` of the home page. */
export function heroTagStyles(): string {
  const rules = HERO_TAGS.map(({ system, words: [x, y], room }) => {
    const tag = `a[data-system="${system}"]`;
    const place = `${tag}{top:${percent(y, HIGH)};left:${percent(x, WIDE)}}`;
    const light = `[data-hero]:has(${tag}:is(:hover,:focus-visible)) [data-light]`;
    return `${place}${light}{inset:${findInset(room)};opacity:.72}`;
  });
  return `@layer features{${LIGHT}${rules.join('')}}`;
}
