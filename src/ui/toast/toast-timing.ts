/** How long the toast stays, milliseconds (specification 8). */
export const TOAST_DURATION = 5000;

/** How far a swipe must go to dismiss the toast, CSS pixels (specification 9). */
export const TOAST_SWIPE_THRESHOLD = 50;
