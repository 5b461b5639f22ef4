/** Reads the hours and holidays that `open-now.client.ts` uses to show whether the office is open. */
import { buildSchedule, type Schedule } from '../lib/hours/open-state.ts';
import { readCompany } from './read-company.ts';

/** @throws ContentError if the company's file is invalid */
export function readSchedule(): Schedule {
  const { hours, holidays } = readCompany();
  return buildSchedule(hours, holidays);
}
