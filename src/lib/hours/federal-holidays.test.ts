import { expect, test } from 'vitest';
import { listFederalHolidays } from './federal-holidays.ts';

test('the holidays of 2027 have the dates published by the Office of Personnel Management', () => {
  expect(listFederalHolidays(2027).map(({ date, name }) => `${date} ${name}`)).toEqual([
    '2027-01-01 New Year’s Day',
    '2027-01-18 Martin Luther King Jr. Day',
    '2027-02-15 Presidents’ Day',
    '2027-05-31 Memorial Day',
    '2027-06-18 Juneteenth, observed',
    '2027-06-19 Juneteenth',
    '2027-07-04 Independence Day',
    '2027-07-05 Independence Day, observed',
    '2027-09-06 Labor Day',
    '2027-10-11 Columbus Day',
    '2027-11-11 Veterans Day',
    '2027-11-25 Thanksgiving Day',
    '2027-12-24 Christmas Day, observed',
    '2027-12-25 Christmas Day',
  ]);
});

test('the last Monday of May is found whatever weekday the month starts on', () => {
  const days = [2021, 2022, 2023, 2024, 2025, 2026, 2029].map(
    (year) => listFederalHolidays(year).find(({ name }) => name === 'Memorial Day')?.date,
  );
  expect(days).toEqual([
    '2021-05-31',
    '2022-05-30',
    '2023-05-29',
    '2024-05-27',
    '2025-05-26',
    '2026-05-25',
    '2029-05-28',
  ]);
});
