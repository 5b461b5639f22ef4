/** What is done to a machine, 40 px wide: the tools and machines of the cutaways as solid shapes with a hot or cold detail. */
import type { ServiceIcon } from '../../../content/schema.ts';
import type { Drawing } from '../../kit/drawing.ts';
import type { Pen } from '../../kit/pens.ts';

/** Path data on a 40-by-40 grid, y down, from back to front. */
const ICONS: Readonly<Record<ServiceIcon, Partial<Record<Pen, string>>>> = {
  // a pipe in the jaws, seen from its end
  wrench: {
    solid:
      'M14 18.6 18.6 21 11.1 35.2 8.7 36.6 6.6 35.5 6.5 32.7zM14 13.4 22.9 18.1 21.4 20.9 12.5 16.2zM16.8 13.3 22.4 2.7 25.9 1.4 38.4 8 36.2 12.3 25 6.4 20.3 15.2zM21.6 15.8 22.8 13.5 32.7 18.8 31.5 21.1z',
    hotSolid: 'M28.4 9.1a3.9 3.9 0 1 0 .1 0z',
    mask: 'M9 32.3a1.3 1.3 0 1 0 .1 0zM28.4 11a2 2 0 1 0 .1 0z',
  },
  gauge: {
    solid: 'M20 1A14.5 14.5 0 1 1 19.9 1zM16.5 29H23.5V33H26.5V39H13.5V33H16.5z',
    mask: 'M20 3.8A11.7 11.7 0 1 1 19.9 3.8z',
    cut: 'M20 6.2V8.6M10.7 15.5H13M27 15.5H29.3M13.4 22.1 15 20.5M26.6 22.1 25 20.5M13.4 8.9 15 10.5',
    hotHeavy: 'M20 15.5 27 8.5',
    silhouette: 'M20 13.3A2.2 2.2 0 1 1 19.9 13.3z',
  },
  // the old machine leaves on a hand truck, its pipe cut off; the new one is piped in
  exchange: {
    hotSolid: 'M27 1H29.6V10H27z',
    coldSolid: 'M33.4 1H36V10H33.4z',
    solid:
      'M24 9H39V36H40V38.5H0V36H24zM0 4.6 3.2 3.5 12.8 29.9 22.6 26.3 23.3 28.2 12 32.3 2 6.1 0.7 6.6zM3.3 12.6 14.8 8.4 21.6 27 10 31.2zM8 11 7 8.2 9.8 7.2 10.8 10zM9.5 28a4 4 0 1 1-.1 0z',
    mask: 'M5.6 13.6 13.8 10.6 15.4 15 7.2 18zM7.9 19.7 16.1 16.7 19 24.6 10.8 27.6zM9.5 30.7a1.3 1.3 0 1 1-.1 0zM31.5 12a5 5 0 1 0 .1 0zM27 26H36V28H27zM27 30H36V32H27z',
    silhouette: 'M31.5 15.5a1.5 1.5 0 1 0 .1 0z',
  },
  'indoor-unit': {
    solid: 'M0 2H4V38H0zM4 7H35L38 10V17L33 21H4z',
    mask: 'M9 15.8H33V17.8H9zM30 10H33V12H30z',
    cold: 'M13 23.5C13 29.5 11.5 32.5 9 35.5M7.8 31.5V36.3H12.4M20.5 23.5V36M17.5 32.5 20.5 36 23.5 32.500M28 23.500C28 29.5 29.5 32.5 32 35.500M28.6 36.300H33.200V31.5',
  },
  // the plan of a room on a clipboard, and a pencil
  sheet: {
    solid: 'M2 4H10V1H20V4H28V39H2z',
    mask: 'M4.5 8H25.5V36.5H4.5zM28.2 14.4V27.6L25 32 20 38 15 36.5 17.2 29.4z',
    cut: 'M8 22V12.5H22V18M8 27V32.5H13',
    silhouette: 'M39 15.5 25.6 33.8 20.5 30.1 33.8 11.8zM24.4 35.2 18.5 38.4 19.5 31.6z',
  },
  // a pipe wrench and a gauge in a tool bag
  toolbox: {
    solid:
      'M1 20C7 22 33 22 39 20L37 38H3zM6 21V4L8 1H17.5V5.5H10.5V21zM12 9.5H17.5V13H12zM4 14H14V17H4zM28 1A8.2 8.2 0 1 1 27.9 1zM25.5 16H30.5V21H25.500z',
    mask: 'M9 25.2H31V34.8H9zM28 3.4A5.8 5.8 0 1 1 27.9 3.4z',
    hotHeavy: 'M27.5 9.7 30 7.2',
    silhouette: 'M10.8 27H29.2V33H10.8z',
  },
};

/** Draws the icon of a job on paper. */
export function jobIcon(key: ServiceIcon): Drawing {
  return {
    theme: 'paper',
    weights: 'standard',
    viewBox: { x: 0, y: 0, width: 40, height: 40 },
    strokes: (Object.entries(ICONS[key]) as [Pen, string][]).map(([pen, path]) => ({ pen, path })),
  };
}
