/** Checks whether `content/` is still about the sample company. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Lines of `company.yaml` that every owner replaces. */
const SAMPLE_LINES = ['name: Five Borough Air', 'phone: (718) 555-0142'];

/**
 * Checks by the name and the phone number of the company whether `content/` is still the sample. While it is, the tests
 * of the sample apply to its texts.
 *
 * @param root - root folder of the project
 */
export function isSample(root = '.'): boolean {
  const file = join(root, 'content/company.yaml');
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split(/\r?\n/) : [];
  return SAMPLE_LINES.every((line) => lines.includes(line));
}
