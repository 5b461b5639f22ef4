/** Finds the file that the form at a URL edits. */
import { FILE_FORMS, type FileForm } from './content-forms.ts';

/** Keystatic knows forms by keys without slashes: `pages/home` → `pages-home`. */
export const keyOf = ({ file }: FileForm): string => file.replaceAll('/', '-');

const ENTRY = /\/keystatic\/collection\/([^/]+)\/item\/([^/]+)/;
const SINGLE = /\/keystatic\/singleton\/([^/]+)/;

/** @returns path from the project root; undefined if no file is open, as for a new entry */
export function findOpenFile(address: string): string | undefined {
  const [, folder, entry] = ENTRY.exec(address) ?? [];
  if (folder && entry) return `content/${folder}/${decodeURIComponent(entry)}.yaml`;
  const [, key] = SINGLE.exec(address) ?? [];
  const form = FILE_FORMS.find((one) => keyOf(one) === key);
  return form && `content/${form.file}.yaml`;
}
