import { afterEach, expect, test, vi } from 'vitest';
import { business } from '../../src/site/business.ts';
import { verifyContent } from './verify-content.ts';

afterEach(() => void vi.unstubAllEnvs());

const [last = ''] = business.holidays
  .map(({ date }) => date)
  .sort()
  .reverse();

test.each([
  [
    'have not passed on the evening of the last one in New York, when it is already the next day in UTC',
    25,
    false,
  ],
  ['have passed on the evening after it', 49, true],
])('holidays %s', async (_, hours, havePassed) => {
  vi.stubEnv('SITE_INSTANT', new Date(Date.parse(last) + hours * 3_600_000).toISOString());
  const { mistakes } = await verifyContent();
  expect(mistakes.some((one) => one.includes(`(the last was ${last})`))).toBe(havePassed);
});
