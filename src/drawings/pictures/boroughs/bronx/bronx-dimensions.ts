/** The house has six stories of 3.0 m; the ground floor is raised above the street. */
export const STORY = 3;
export const STORYS = 6;
export const GROUND_FLOOR = 1.1;
export const PARAPET = GROUND_FLOOR + STORYS * STORY + 0.4;
export const BRICK = 0.2;
/** Height of the sills above the floor. */
export const SILL = 0.85;
/** Steel casement windows. */
export const CASEMENT = { height: 1.55, lintel: 0, casement: true } as const;
