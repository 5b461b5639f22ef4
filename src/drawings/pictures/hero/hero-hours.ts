/**
 * The house at other hours: who has a lamp on, and which machines run. Without a state it is evening and all
 * of them run.
 */
import type { DrawingState, StateChange } from '../../kit/drawing.ts';
import type { Pen } from '../../kit/pens.ts';
import type { Lighting } from './light.ts';

/** From October 1 to May 31 (New York City Administrative Code 27-2029), and the rest of the year. */
export const SEASONS = ['heat-season', 'summer'] as const;
export type Season = (typeof SEASONS)[number];

export const TIMES = ['night', 'morning', 'day', 'evening'] as const;
export type Time = (typeof TIMES)[number];

/** Returns the name of the state, which is the fragment of the file's URL. */
export const stateName = (season: Season, time: Time): string => `${season}-${time}`;

const DARK: Readonly<Record<Time, readonly Exclude<Lighting, 'always'>[]>> = {
  night: ['evenings', 'until-night', 'open-hours'],
  morning: ['evenings', 'evenings-and-nights', 'open-hours'],
  day: ['evenings', 'evenings-and-nights'],
  evening: [],
};

/** Pens hidden in dark rooms, so that nobody sits in the dark. */
const PEOPLE: readonly Pen[] = ['silhouette'];

/**
 * What is off in each season: the tower's vapor and cold air in the heat season; the chimney's smoke, warm
 * air and everything that heats rooms in summer.
 */
const OFF: Readonly<Record<Season, readonly StateChange[]>> = {
  'heat-season': [{ hidden: ['coldAir'] }],
  summer: [{ hidden: ['hotAir'] }, { part: 'heating', isOff: true, hidden: ['hotFlow'] }],
};

const darken = (part: string): StateChange => ({ part, ground: 'night', hidden: PEOPLE });

export const HERO_STATES: readonly DrawingState[] = SEASONS.flatMap((season) =>
  TIMES.map((time) => ({
    name: stateName(season, time),
    changes: [...DARK[time].map(darken), ...OFF[season]],
  })),
);
