/**
 * What the city requires in rented homes (NYC Housing Maintenance Code): the claims `heat-season-dates`, `heat-day-68`,
 * `heat-night-62` and `hot-water-120` in `claims.yaml`. Temperatures are in °F, hours from midnight in New York.
 */
export const HEAT_LIMITS = {
  /** Month and day; both are part of the season. */
  season: { begins: '10-01', ends: '05-31' },
  /** Applies from `from` until `to`, and only while it is colder than `below` outside. */
  day: { degrees: 68, from: 6, to: 22, below: 55 },
  night: { degrees: 62 },
  /**
   * Applies all year. At `scalds` and above, water burns within half a minute (U.S. Consumer Product Safety Commission,
   * “Avoiding Tap Water Scalds”).
   */
  water: { degrees: 120, scalds: 130 },
} as const;

/**
 * What a reading means. `mild-day` is a cool room on a day that is too mild for the limit; `unknown-outside` is a cool
 * room by day while nobody knows how cold it is outside; `hot-room` is hot water by mistake, or a danger.
 */
export type Judgment =
  | 'legal-day'
  | 'legal-night'
  | 'mild-day'
  | 'unknown-outside'
  | 'violation-day'
  | 'violation-night'
  | 'no-season'
  | 'hot-room'
  | 'legal-water'
  | 'scalding-water'
  | 'violation-water';

/** What is missing in a text without a judgment: a number, its unit, or a number that can be right. */
export interface Doubt {
  readonly kind: 'number' | 'unit' | 'size';
  /** The typed number, if there is one. */
  readonly number: string;
}
