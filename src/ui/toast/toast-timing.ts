/** How long the toast stays, in milliseconds (specification, section 8). */
export const TOAST_DURATION = 5000;

/** How far a swipe must go to dismiss the toast, in CSS pixels (specification, section 9). */
export const TOAST_SWIPE_THRESHOLD = 50;
