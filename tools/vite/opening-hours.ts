/** Puts hours and holidays into the script that shows whether the office is open. */
import type { Plugin } from 'vite';
import { readSchedule } from '../../src/site/read-company.ts';

/** The name that `src/ui/open-now/open-now.client.ts` declares. */
const NAME = 'SCHEDULE';
const USE = new RegExp(`\\(${NAME}\\b`);

/** Defines the constant; on the development server it follows the company's file. */
export const openingHours = (): Plugin => ({
  name: 'opening-hours',
  enforce: 'post',
  transform: (code) =>
    USE.test(code)
      ? { code: `const ${NAME} = ${JSON.stringify(readSchedule())};\n${code}`, map: null }
      : undefined,
});
