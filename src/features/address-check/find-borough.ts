/** Fetched when the field is first touched: the list of ZIP codes and the search in it. */
import { zipGroups } from '../../content/zip-codes.ts';
import { answerZip } from '../../lib/contact/zip-code.ts';
import type { FormHandler } from '../shared/form-handler.ts';

/** Finds the borough of what was typed. Nothing leaves the page. */
export const handle: FormHandler = (form) => {
  const { key, zip } = answerZip(form.zip.value, zipGroups);
  return { key, value: zip };
};
