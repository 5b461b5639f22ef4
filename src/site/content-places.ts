/** Finds placeholders without a value, because visitors must never see a brace. */
import type { ContentFile } from '../lib/content/read-content.ts';
import { listTextFields } from '../lib/content/schema-fields.ts';
import { findLeftBrace } from '../lib/text/fill-in.ts';
import { type ContentFiles, listFiles } from './content-files.ts';
import { checkPlaces } from './text-mistakes.ts';

/** Finds braces that no value replaces, in any file except `company.yaml`. */
export function findPlaceProblems(content: ContentFiles): string[] {
  return listFiles(content).flatMap((file) =>
    listTextFields(file.schema, file.value).flatMap((field) =>
      checkPlaces(field).map((problem) => file.describe(field.path, problem)),
    ),
  );
}

/** Company fields that visitors do not see: they are sent to other services unchanged. */
const UNREAD: readonly unknown[] = ['formFields', 'formHoneypot', 'analytics'];

/** Finds braces in the company’s file, where nothing is filled in. */
export function findCompanyPlaceProblems(file: ContentFile<unknown>): string[] {
  return listTextFields(file.schema, file.value).flatMap(({ path, text }) => {
    const left = UNREAD.includes(path[0]) ? undefined : findLeftBrace(text);
    return left === undefined
      ? []
      : [file.describe(path, `nothing fills in “${left}” in this file; write the words themselves`)];
  });
}
