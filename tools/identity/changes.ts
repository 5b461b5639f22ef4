/** Checks new values and derives what follows from them. */
import { buildMapUrl } from '../../src/lib/contact/map-link.ts';
import { readTexts } from '../../src/lib/content/read-texts.ts';
import { listMistakes } from '../../src/lib/content/schema-mistakes.ts';
import { businessSchema } from '../../src/lib/identity/business-schema.ts';
import { FIELDS, getAt, setAt, showValue } from './fields.ts';
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

/** Returns a map link that searches for the address of an identity. */
export function searchOnMap(identity: Fields): string {
  const part = (name: string): string => String(getAt(identity, `address.${name}`) ?? '');
  return buildMapUrl({ street: part('street'), city: part('city'), state: part('state'), zip: part('zip') });
}

/**
 * Drops a map link that only searches for the address, because the site makes that itself; keeps one that the owner
 * chose.
 */
export function followAddress(before: Fields, after: Fields): Fields {
  const isMade = before.mapUrl === searchOnMap(before) && after.mapUrl === before.mapUrl;
  return isMade ? setAt(after, 'mapUrl', undefined) : after;
}

/** Returns one paragraph for each changed field: its path, its old value and its new one. */
export function describeChanges(before: Fields, after: Fields): string[] {
  return FIELDS.flatMap(({ path }) => {
    const [old, next] = [before, after].map((identity) => showValue(getAt(identity, path)) || 'none');
    return old === next ? [] : [`${path}\n  - ${old}\n  + ${next}`];
  });
}

/** Makes a Worker name of letters, digits and hyphens, as Cloudflare requires (54 characters leave room for previews). */
export function workerName(shortName: string): string {
  const plain = shortName.normalize('NFKD').replace(/[^\w\s-]/g, '');
  const words = plain.toLowerCase().split(/[^a-z\d]+/);
  return words.filter(Boolean).join('-').slice(0, 54).replace(/-$/, '') || 'website';
}

const WORKER_NAME = /^(\s*"name":\s*")([^"]*)(")/m;
const SAMPLE_WORKER = 'five-borough-air';

/**
 * Returns a name to replace the sample’s, which `wrangler.jsonc` has until `npm run rename`; undefined if it has
 * another name.
 */
export function chooseWorkerName(text: string, shortName: string): string | undefined {
  const [, , name] = WORKER_NAME.exec(text) ?? [];
  const own = workerName(shortName);
  return name === SAMPLE_WORKER && own !== name ? own : undefined;
}

/** Renames the Worker in `wrangler.jsonc` after the short name, unless the owner chose a name. */
export function renameWorker(text: string, before: Fields, after: Fields): string {
  const [old, next] = [before, after].map(({ shortName }) => workerName(String(shortName ?? '')));
  return text.replace(WORKER_NAME, (all, start: string, name: string, end: string) =>
    name === old ? start + next + end : all,
  );
}
