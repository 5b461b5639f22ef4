/** What is done to a machine, 40 px wide: the tools and machines of the cutaways as solid shapes with a hot or cold detail. */
import type { ServiceIcon } from '../../../content/schema.ts';
import type { Drawing } from '../../kit/drawing.ts';
import type { Pen } from '../../kit/pens.ts';

/** Path data on a 40-by-40 grid, y down, from back to front. */
const ICONS: Readonly<Record<ServiceIcon, Partial<Record<Pen, string>>>> = {
  wrench: {
    solid:
      'M14 18.6 18.6 21 11.1 35.2 8.7 36.6 6.6 35.5 6.5 32.7zM14 13.4 22.9 18.1 21.4 20.9 12.5 16.2zM16.8 13.3 22.4 2.7 25.9 1.4 38.4 8 36.2 12.3 25 6.4 20.3 15.2zM21.6 15.8 22.8 13.5 32.7 18.8 31.5 21.1z',
    mask: 'M9 32.3a1.3 1.3 0 1 0 .1 0z',
    hotHeavy: 'M29.5 10.7a2.2 2.2 0 1 0 .1 0z',
  },
  gauge: {
    solid: 'M20 1A14.5 14.5 0 1 1 19.9 1zM16.5 29H23.5V33H26.5V39H13.5V33H16.5z',
    mask: 'M20 3.8A11.7 11.7 0 1 1 19.9 3.8z',
    cut: 'M20 6.2V8.6M10.7 15.5H13M27 15.5H29.3M13.4 22.1 15 20.5M26.6 22.1 25 20.5M13.4 8.9 15 10.5',
    hotHeavy: 'M20 15.5 27 8.5',
    silhouette: 'M20 13.3A2.2 2.2 0 1 1 19.9 13.3z',
  },
  // a new machine for an old one
  exchange: {
    solid: 'M3.2 17.2H15.8V35H21V13H37V35H39V38H1V35H3.2zM24.5 3.5 32.5 7.7 23.9 10.5z',
    mask: 'M4.8 18.8H14.2V23.2H4.8zM4.8 24.8H14.2V35H4.8zM29 16a5 5 0 1 0 .1 0zM24 29H34V30.8H24zM24 32H34V33.8H24z',
    silhouette: 'M29 19.5A1.5 1.5 0 1 1 28.9 19.5zM7 28.5H12V30.2H7z',
    cut: 'M9.5 13.5C11 8.5 17 6.5 24.5 7',
  },
  'indoor-unit': {
    solid: 'M0 2H4V38H0zM4 7H35L38 10V17L33 21H4z',
    mask: 'M9 15.8H33V17.8H9zM30 10H33V12H30z',
    cold: 'M13 23.5C13 29.5 11.5 32.5 9 35.5M7.8 31.5V36.3H12.4M20.5 23.5V36M17.5 32.5 20.5 36 23.5 32.500M28 23.500C28 29.5 29.5 32.5 32 35.500M28.6 36.300H33.200V31.5',
  },
  // an estimate and a pencil
  sheet: {
    solid: 'M6 1H25L34 10V21L27.5 29.3 22 38H6zM38.5 21.5 27.5 35.5 23 38 23.8 33 34.8 19z',
    mask: 'M8.8 3.800H22.200V12.800H31.200V21L22.5 31.5 21.8 35.200H8.800z',
    silhouette: 'M12 9H18.500V15H12z',
    cut: 'M13.3 20H24M13.3 25H21M13.3 30H18',
  },
  toolbox: {
    cut: 'M13 20C14 11 26 11 27 20',
    solid: 'M1 20C7 22 33 22 39 20L37 38H3zM6 4.500H15V9H12V19H9V9H6zM28 2H32V10H31V19H29V10H28z',
    mask: 'M9 25.200H31V34.800H9z',
    silhouette: 'M10.8 27H29.200V33H10.800z',
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
