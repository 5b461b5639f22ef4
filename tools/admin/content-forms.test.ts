import { expect, test } from 'vitest';
import { businessSchema } from '../../src/lib/identity/business-schema.ts';
import { COMPANY_FORMS } from './content-forms.ts';

test('each field of the company is in exactly one form', () => {
  const fields = COMPANY_FORMS.flatMap((form) => [...form.fields]);
  expect(fields.sort()).toEqual(Object.keys(businessSchema.shape).sort());
});
