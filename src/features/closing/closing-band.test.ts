import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CLOSING_CELLAR } from '../../drawings/pictures/scenes/closing-cellar.ts';
import { RADIATOR_BAND } from '../../drawings/pictures/scenes/radiator-band.ts';

const styles = readFileSync(`${import.meta.dirname}/closing-band.css`, 'utf8');

test.each([
  ['radiator', RADIATOR_BAND.width],
  ['riser', RADIATOR_BAND.riser],
  ['boiler', CLOSING_CELLAR.width],
  ['riser', CLOSING_CELLAR.riser],
])('the styles use the length from the drawing for --%s', (property, meters) => {
  const [, factor] = new RegExp(`--${property}: calc\\(([\\d.]+) \\*`).exec(styles) ?? [];
  expect(Number(factor)).toBeCloseTo(meters, 3);
});
