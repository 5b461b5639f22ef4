/**
 * Positions the tags of the hero, and darkens everything but the room of a hovered or focused tag. These are CSS
 * rules because the content security policy forbids style attributes.
 */
import { HERO_SIZE, HERO_TAGS } from '../../drawings/art.ts';

const percent = (part: number, whole: number): string => `${Number(((part / whole) * 100).toFixed(2))}%`;

/** A stylesheet for the head of the home page. */
export function heroTagStyles(): string {
  const rules = HERO_TAGS.map(({ system, words: [x, y] }) => {
    const [top, left] = [percent(y, HERO_SIZE.height), percent(x, HERO_SIZE.width)];
    const lit = `[data-hero]:has([data-system="${system}"]:is(:hover,:focus-visible)) [data-around="${system}"]`;
    return `a[data-system="${system}"]{top:${top};left:${left}}${lit}{opacity:.72}`;
  });
  return `@layer features{[data-around]{fill:var(--color-night);stroke:none;opacity:0}${rules.join('')}}`;
}
