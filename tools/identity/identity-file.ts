/** Reads the company's file. */
import { parseDocument } from 'yaml';
import { isGroup } from '../../src/lib/content/field-path.ts';
import { CommandError } from '../command-error.ts';

export const IDENTITY_FILE = 'content/company.yaml';

export type Fields = Readonly<Record<string, unknown>>;

/**
 * Returns the fields in the text of the file, whether or not their values are valid.
 *
 * @throws CommandError if it is not valid YAML, or has no fields
 */
export function readIdentity(text: string): Fields {
  const file = parseDocument(text);
  const [error] = file.errors;
  if (error) throw new CommandError(`${IDENTITY_FILE}: ${error.message}`);
  const value: unknown = file.toJS();
  if (!isGroup(value)) throw new CommandError(`${IDENTITY_FILE} has no fields like “name: …”.`);
  return value;
}
