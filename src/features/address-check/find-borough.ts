/** Handler of `AddressCheck`, loaded when its field is first touched. */
import { zipGroups } from '../../content/zip-codes.ts';
import { answerZip } from '../../lib/contact/zip-code.ts';
import type { FormHandler } from '../shared/form-handler.ts';

/**
 * Finds the area of the ZIP code that was typed: by the codes that an area outside of the city brings along, else by
 * those of the boroughs. One that the company does not serve has no answer of its own.
 */
export const handle: FormHandler = (form) => {
  const { key, zip } = answerZip(form.zip.value, zipGroups);
  const templates = [...form.querySelectorAll<HTMLElement>('template[data-answer]')];
  const own = templates.find(({ dataset }) => zip && dataset.zips?.split(' ').includes(zip));
  const found = own ?? templates.find(({ dataset }) => dataset.answer === key);
  return { key: found?.dataset.answer ?? 'outside', value: zip };
};
