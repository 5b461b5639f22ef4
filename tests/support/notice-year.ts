import { TEST_INSTANT } from './test-instant.ts';

/** A year in which a notice may end. Notices must end within three years. */
export const NOTICE_YEAR = new Date(TEST_INSTANT).getFullYear() + 2;
