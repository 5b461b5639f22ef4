/** Handler of `AddressCheck`, loaded when its field is first touched. */
import { zipGroups } from '../../content/zip-codes.ts';
import { answerZip } from '../../lib/contact/zip-code.ts';
import type { FormHandler } from '../shared/form-handler.ts';

/** Finds the borough of the ZIP code that was typed. */
export const handle: FormHandler = (form) => {
  const { key, zip } = answerZip(form.zip.value, zipGroups);
  return { key, value: zip };
};
