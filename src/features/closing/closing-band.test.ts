import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CELLAR_RISER } from '../../drawings/pictures/scenes/closing-cellar.ts';
import { RADIATOR_RISER } from '../../drawings/pictures/scenes/radiator-band.ts';

const styles = readFileSync(`${import.meta.dirname}/closing-band.css`, 'utf8');
const readProperty = (property: string): number =>
  Number(new RegExp(`--${property}: ([\\d.]+);`).exec(styles)?.[1]);

test.each([
  ['radiator-riser', RADIATOR_RISER],
  ['cellar-riser', CELLAR_RISER],
])('the styles place the riser where the drawing does: %s', (property, share) => {
  expect(readProperty(property)).toBeCloseTo(share, 3);
});
