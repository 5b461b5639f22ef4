/** The identity of the company: pages, links, structured data and drawings take it from here. */
import { ContentError } from '../lib/content/content-error.ts';
import { openContentFile } from '../lib/content/read-content.ts';
import { type Business, businessSchema } from '../lib/identity/business-schema.ts';
import { CONTENT_FOLDER } from './content-folder.ts';
import { findCompanyLetterProblems } from './content-letters.ts';

function readCompany(): Business {
  const file = openContentFile(`${CONTENT_FOLDER}/company.yaml`, businessSchema);
  const problems = [...file.problems, ...findCompanyLetterProblems(file)];
  if (file.value === undefined || problems.length > 0) throw new ContentError(problems);
  return file.value;
}

/** @throws ContentError with one sentence for each wrong value */
export const business = readCompany();
