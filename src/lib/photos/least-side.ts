/** Minimum length of the shorter side of a photo, in pixels: enough for the space that a photo has on a phone. */
export const LEAST_SIDE = 600;
