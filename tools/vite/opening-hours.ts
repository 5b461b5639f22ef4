/** Puts hours and holidays into the script that shows whether the office is open. */
import type { Plugin } from 'vite';
import { readSchedule } from '../../src/site/read-company.ts';

/** The name that `src/ui/open-now/open-now.client.ts` declares. */
const NAME = 'SCHEDULE';

const writeSchedule = (): string => JSON.stringify(readSchedule());

/** A built script has the hours as a constant; on the development server they follow the company's file. */
export function openingHours(): Plugin {
  let isServed = false;
  return {
    name: 'opening-hours',
    enforce: 'post',
    config: (_, { command }) => {
      isServed = command === 'serve';
      return isServed ? undefined : { define: { [NAME]: writeSchedule() } };
    },
    transform: (code) =>
      isServed && new RegExp(`\\(${NAME}\\b`).test(code)
        ? { code: `const ${NAME} = ${writeSchedule()};\n${code}`, map: null }
        : undefined,
  };
}
