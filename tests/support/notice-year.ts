/** A year in which a notice may end: no later than three years from today. */
export const NOTICE_YEAR = new Date().getFullYear() + 2;
