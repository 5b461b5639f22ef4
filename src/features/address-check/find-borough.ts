/** The handler of the form in `AddressCheck`, loaded when the form first gets focus. */
import { zipGroups } from '../../content/zip-codes.ts';
import { answerZip } from '../../lib/contact/zip-code.ts';
import type { FormHandler } from '../shared/form-handler.ts';

/**
 * Finds the area of the typed ZIP code: first among the codes of areas outside the city, then among the
 * boroughs' codes. The answer is `outside` for any other code, and `malformed` for text that is not a ZIP code.
 */
export const handle: FormHandler = (form) => {
  const { key, zip } = answerZip(form.zip.value, zipGroups);
  const templates = [...form.querySelectorAll<HTMLElement>('template[data-answer]')];
  const own = templates.find(({ dataset }) => zip && dataset.zips?.split(' ').includes(zip));
  const found = own ?? templates.find(({ dataset }) => dataset.answer === key);
  return { key: found?.dataset.answer ?? 'outside', value: zip };
};
