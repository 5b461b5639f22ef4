/** Checks new values of the identity, describes the changes, and derives the name of the Worker. */
import { readTexts } from '../../src/lib/content/read-texts.ts';
import { listMistakes } from '../../src/lib/content/schema-mistakes.ts';
import { businessSchema } from '../../src/lib/identity/business-schema.ts';
import { FIELDS, getAt, showValue } from './fields.ts';
import type { Fields } from './identity-file.ts';

/** A wrong value, with a sentence that says what to write. */
export interface Problem {
  /** Path in the identity: `hours.sunday`. */
  readonly path: string;
  /** `“hours.sunday” is “late”; write closed, …`. */
  readonly sentence: string;
}

/** Returns the problems of an identity. */
export function findProblems(identity: Fields): Problem[] {
  const { value, mistakes } = readTexts(identity);
  const { error } = businessSchema.safeParse(value);
  const problems = error ? listMistakes(error, businessSchema, value, mistakes) : mistakes;
  return problems.map(({ path = [], text }) => {
    const place = path.map(String).join('.');
    return { path: place, sentence: `“${place}” ${text}.` };
  });
}

/** Returns one paragraph for each changed field: its path, its old value and its new one. */
export function describeChanges(before: Fields, after: Fields): string[] {
  return FIELDS.flatMap(({ path }) => {
    const [old, next] = [before, after].map((identity) => showValue(getAt(identity, path)) || 'none');
    return old === next ? [] : [`${path}\n  - ${old}\n  + ${next}`];
  });
}

/**
 * Makes a Worker name of lowercase letters, digits and hyphens, as Cloudflare requires. It has at most 54 characters,
 * to leave room for the prefix in preview addresses.
 */
function workerName(shortName: string): string {
  const plain = shortName.normalize('NFKD').replace(/[^\w\s-]/g, '');
  const words = plain.toLowerCase().split(/[^a-z\d]+/);
  return words.filter(Boolean).join('-').slice(0, 54).replace(/-$/, '') || 'website';
}

const SAMPLE_WORKER = 'five-borough-air';

/** Returns a Worker name made from the short name; undefined if the name in `wrangler.jsonc` can stay. */
export function chooseWorkerName(text: string, shortName: string): string | undefined {
  const [, name] = /^\s*"name":\s*"([^"]*)"/m.exec(text) ?? [];
  const own = workerName(shortName);
  return name === SAMPLE_WORKER && own !== name ? own : undefined;
}
