/** How people say that it is cold at home, for `danger-signs.ts`. */
import type { WrittenSign } from './danger-schema.ts';

/** Where people live and sleep. */
export const ROOMS = 'room/home/apartment';

/** 30 to 61 °F: the city’s heat rules never allow less than 62 °F in the heat season. */
const COLD_DEGREES = Array.from({ length: 32 }, (_, place) => 30 + place).join('/');

export const COLD_SIGNS: readonly WrittenSign[] = [
  { say: 'no/off/out/lost/broken heat person, no/lost hotwater person', gap: 4 },
  { say: 'no/off/out/lost/broken heat apartment', unless: 'off turn/shut, heat hot/toohot' },
  { say: 'no/out/lost/broken heat/hotwater landlord refuse/nobody', gap: 4 },
  { say: `${COLD_DEGREES} degree ${ROOMS}/inside`, gap: 2, unless: 'degree unit/hot/toohot/outside' },
  { say: 'freezingpeople', gap: 2, unless: 'freezingpeople unit/coil/pipe' },
  { say: 'frozen/icecold home/apartment', unless: 'frozen unit/coil/pipe' },
  'person shiver, shiver cold, person purple cold',
  { say: 'cold/icecold person', gap: 1, unless: `person ${ROOMS}, cold unit/water/air/then` },
  { say: 'no/off/out/lost/broken heat frozen/degree/snow/zero', gap: 4 },
  { say: 'frozen person, cold person heat', unless: 'unit frozen' },
  { say: 'ovenheat', gap: 0 },
  // In English the search finds pages about this; in Spanish there are none.
  { say: 'no/lost heat/hotwater, nocalor', gap: 2, only: 'es', unless: 'heat toohot/hot' },
];
