/**
 * The apartment house of the hero: six stories above a cellar, with a one-story shop next to it. x is
 * measured from the street front.
 */
export const FLOORS = [0, 4.2, 7.25, 10.3, 13.35, 16.4] as const;
export const ROOF = 19.45;
export const CELLAR = -3.5;
/** Level of the cellar's ceiling. */
export const CELLAR_CEILING = -0.3;
export const HOUSE_RIGHT = 21;
export const SHOP_RIGHT = 33;
export const SHOP_ROOF = 5.02;
export const WALL = 0.42;
export const SLAB = 0.3;
/** The two bays of rooms; the stair and elevator core is between them. */
export const LEFT_BAY = { left: 0.42, right: 7.5 };
export const RIGHT_BAY = { left: 15.2, right: 20.58 };
/** Pipe shaft between the elevator and the right bay: tower water, heat pump loop, flue of the loop boiler. */
export const CHASE = { left: 14.4, right: 15.12 };
/** Chase for the furnace's flue, next to the shop's lot-line wall. */
export const SHOP_CHASE = { left: 32.02, right: 32.58 };
/** Left faces of the left bay's partitions, keyed by floor as in `floorAt`. */
export const PARTITIONS = { 5: 4.4, 4: 4.9, 3: 3.9, 2: 4.6, 1: 4.2 } as const;
/** Left face of the partition in the right bay. */
export const RIGHT_PARTITION = 17.6;
/** Left side of the heat pump's closet on the fourth floor. */
export const CLOSET = 19.8;
export const PARTITION_WIDTH = 0.12;
export const BULKHEAD_ROOF = ROOF + 2.9;
/** Left face of the chimney. */
export const CHIMNEY = 7.55;

/** Returns the level of the nth floor: 0 is the ground floor, 5 the sixth, 6 the roof. */
export const floorAt = (n: number): number => FLOORS[n] ?? ROOF;
/** Returns the underside of the slab above the nth floor. */
export const ceilingAt = (n: number): number => floorAt(n + 1) - SLAB;
/** The five apartment floors above the ground floor. */
export const UPPER_FLOORS = [1, 2, 3, 4, 5] as const;

/** How much of the street and the block is on the sheet. */
export interface Extent {
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  /** Whether the shop and the subway are shown; the phone sheet shows only the house. */
  readonly shop: boolean;
}
