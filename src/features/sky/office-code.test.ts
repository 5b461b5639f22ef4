import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeWeek } from '../../../tests/support/make-week.ts';
import { buildSchedule, findOpenState } from '../../lib/hours/open-state.ts';
import { writeOfficeCode } from './office-code.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const WEEK = makeWeek('08:00-18:00', {
  wednesday: '00:00-06:30, 20:15-02:00',
  friday: '22:00-04:00',
  saturday: '09:00-13:00',
  sunday: 'closed',
});

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
