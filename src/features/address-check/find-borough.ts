/** Handler of `AddressCheck`, loaded when its field is first touched. */
import { zipGroups } from '../../content/zip-codes.ts';
import { answerZip } from '../../lib/contact/zip-code.ts';
import type { FormHandler } from '../shared/form-handler.ts';

/** Finds the borough of the ZIP code that was typed; one that the company does not serve has no answer of its own. */
export const handle: FormHandler = (form) => {
  const { key, zip } = answerZip(form.zip.value, zipGroups);
  const isServed = form.querySelector(`[data-answer=${key}]`) !== null;
  return { key: isServed ? key : 'outside', value: zip };
};
