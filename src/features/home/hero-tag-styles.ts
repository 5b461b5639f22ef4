/** Positions the tags of the hero, and lights their rooms, by rules, because the policy forbids style attributes. */
import { HERO_SIZE, HERO_TAGS, type HeroTag } from '../../drawings/art.ts';

const { width: WIDE, height: HIGH } = HERO_SIZE;

/** The light is a box with an outline so wide that it darkens the rest of the drawing. */
const LIGHT = '[data-light]{position:absolute;outline:100cqw solid var(--color-night);opacity:0}';

const percent = (part: number, whole: number): string => `${Number(((part / whole) * 100).toFixed(1))}%`;

function findInset([left, top, width, height]: HeroTag['room']): string {
  const [right, bottom] = [WIDE - left - width, HIGH - top - height];
  return [percent(top, HIGH), percent(right, WIDE), percent(bottom, HIGH), percent(left, WIDE)].join(' ');
}

/** Returns the rule that lights the room of a machine while an element matches one of the selectors. */
const lightRoom = ({ room }: HeroTag, within: string, selectors: string): string =>
  `${within}:has(${selectors}) [data-light]{inset:${findInset(room)};opacity:.72}`;

const selectTag = ({ system }: HeroTag): string => `a[data-system="${system}"]`;

const selectPointed = (tag: HeroTag): string => `${selectTag(tag)}:is(:hover,:focus-visible)`;

/** Returns a stylesheet for the `<head>` of a page with the hero. */
export function heroTagStyles(): string {
  const rules = HERO_TAGS.map((tag) => {
    const [x, y] = tag.words;
    const place = `${selectTag(tag)}{top:${percent(y, HIGH)};left:${percent(x, WIDE)}}`;
    return `${place}${lightRoom(tag, '[data-hero]', selectPointed(tag))}`;
  });
  return `@layer features{${LIGHT}${rules.join('')}}`;
}

/** Returns rules for the list of services, whose building lights the room that is pointed at or found. */
export function roomLightStyles(): string {
  const rules = HERO_TAGS.map((tag) =>
    lightRoom(tag, 'main', `${selectPointed(tag)},[data-unit="${tag.system}"][data-lit="first"]`),
  );
  return `@layer features{${LIGHT}${rules.join('')}}`;
}
