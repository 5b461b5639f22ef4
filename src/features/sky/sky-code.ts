/** Page heads show day from sunrise to sunset in New York and without a script, otherwise night (record 22). */
import { CLOSED, DAY } from '../../drawings/art.ts';

/** Sunrise and sunset in New York in mid-month, in hours of Eastern Standard Time, also in summer. */
const DAYLIGHT = [
  [7.3, 16.9],
  [6.8, 17.5],
  [6.1, 18.05],
  [5.3, 18.6],
  [4.6, 19.1],
  [4.4, 19.5],
  [4.6, 19.4],
  [5.1, 18.9],
  [5.6, 18.1],
  [6.1, 17.3],
  [6.7, 16.6],
  [7.2, 16.5],
];

/** Removes the mark of the day at night, before the first paint. Eastern time is 19 hours ahead of UTC, less a day. */
export const SKY_CODE = `{
const hour = (Date.now() / 3600000 + 19) % 24;
const [sunrise, sunset] = ${JSON.stringify(DAYLIGHT)}[new Date().getUTCMonth()];
if (hour < sunrise || hour > sunset) delete document.documentElement.dataset.sky;
}`;

/** Shows the drawing before it at night, or its shop shut while the office is closed; in print, always by day. */
export const DRAWING_CODE = `{
const { sky, office } = document.documentElement.dataset;
const fragment = [sky, office === '${CLOSED}' && office].filter(Boolean).join('-');
const drawing = document.currentScript.previousElementSibling;
if (fragment !== '${DAY}')
for (const image of [drawing, ...drawing.children])
for (const name of ['src', 'srcset']) if (image[name] && image.media !== 'print') image[name] = image[name].split('#')[0] + '#' + fragment;
}`;
