/** Hours and holidays, by which `open-now.client.ts` shows whether the office is open. */
import { buildSchedule, type Schedule } from '../lib/hours/open-state.ts';
import { readCompany } from './read-company.ts';

/** @throws ContentError where the company's file is wrong */
export function readSchedule(): Schedule {
  const { hours, holidays } = readCompany();
  return buildSchedule(hours, holidays);
}
