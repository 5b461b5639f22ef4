/** A year in which a notice may end. Notices must end within three years. */
export const NOTICE_YEAR = new Date().getFullYear() + 2;
