import { expect, test } from 'vitest';
import { buildSchedule } from '../../lib/hours/open-state.ts';
import { findWidestState } from './widest-state.ts';

const workday = [{ opens: '08:00', closes: '17:00' }];
const week = {
  monday: workday,
  tuesday: workday,
  wednesday: workday,
  thursday: workday,
  friday: workday,
  saturday: [],
  sunday: [],
};

test('the widest text names the day with the widest name', () => {
  expect(findWidestState(buildSchedule(week, []))).toBe('Closed until Wed\u00a08\u00a0am');
});

test('holidays do not change the widest text', () => {
  const holiday = { date: '2026-01-07', name: 'Founder’s day', hours: [] };
  expect(findWidestState(buildSchedule(week, [holiday]))).toBe('Closed until Wed\u00a08\u00a0am');
});
