/** Reads the company's identity. */
import { ContentError } from '../lib/content/content-error.ts';
import { openContentFile } from '../lib/content/read-content.ts';
import { buildSchedule, type Schedule } from '../lib/hours/open-state.ts';
import { type Business, businessSchema } from '../lib/identity/business-schema.ts';
import { CONTENT_FOLDER } from './content-folder.ts';
import { findCompanyLetterProblems } from './content-letters.ts';
import { findCompanyPlaceProblems } from './content-places.ts';

/**
 * Reads the company's file again on each call.
 *
 * @throws ContentError with one sentence for each wrong value
 */
export function readCompany(): Business {
  const file = openContentFile(`${CONTENT_FOLDER}/company.yaml`, businessSchema);
  const problems = [...file.problems, ...findCompanyPlaceProblems(file), ...findCompanyLetterProblems(file)];
  if (file.value === undefined || problems.length > 0) throw new ContentError(problems);
  return file.value;
}

/** Reads the hours and holidays that tell whether the office is open. @throws ContentError if the company's file is invalid */
export function readSchedule(): Schedule {
  const { hours, holidays } = readCompany();
  return buildSchedule(hours, holidays);
}
