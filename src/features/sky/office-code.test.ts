import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { buildSchedule, findOpenState } from '../../lib/hours/open-state.ts';
import type { WeekHours } from '../../lib/hours/week-hours.ts';
import { writeOfficeCode } from './office-code.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const day = [{ opens: '08:00', closes: '18:00' }];
const WEEK: WeekHours = {
  monday: day,
  tuesday: day,
  wednesday: [
    { opens: '00:00', closes: '06:30' },
    { opens: '20:15', closes: '02:00' },
  ],
  thursday: day,
  friday: [{ opens: '22:00', closes: '04:00' }],
  saturday: [{ opens: '09:00', closes: '13:00' }],
  sunday: [],
};

const HALF_HOUR = 1_800_000;

/** Returns the mark that the script puts on the document at an instant. */
function markAt(code: string, instant: number): string | undefined {
  vi.setSystemTime(instant);
  const dataset: { office?: string } = {};
  new Function('document', code)({ documentElement: { dataset } });
  return dataset.office;
}

test('the mark before the first paint agrees with the status at every half hour of two years', () => {
  const schedule = buildSchedule(WEEK, [
    { date: '2026-11-26', name: 'Thanksgiving', hours: [] },
    { date: '2026-12-31', name: 'New Year’s Eve', hours: [{ opens: '10:00', closes: '01:00' }] },
    { date: '2028-02-29', name: 'Leap day', hours: [] },
  ]);
  const code = writeOfficeCode(schedule);
  const start = Date.UTC(2026, 9, 1);
  for (let half = 0; half < 2 * 365 * 48; half += 1) {
    const instant = start + half * HALF_HOUR;
    const expected = findOpenState(schedule, new Date(instant)).open ? 'open' : 'closed';
    if (markAt(code, instant) !== expected)
      expect.fail(`${new Date(instant).toISOString()} should be ${expected}`);
  }
});
