import { writeOfficeCode } from '../features/sky/office-code.ts';
import { SKY_CODE } from '../features/sky/sky-code.ts';
import { readSchedule } from '../site/read-schedule.ts';

/** The script in `<head>` that tells the styles, before the first paint, whether it is day and the office is open. */
export const FIRST_PAINT_CODE = SKY_CODE + writeOfficeCode(readSchedule());
