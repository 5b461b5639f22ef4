/** What follows from new values, and what is wrong with them. */
import { buildMapUrl } from '../../src/lib/contact/map-link.ts';
import { readTexts } from '../../src/lib/content/read-texts.ts';
import { listMistakes } from '../../src/lib/content/schema-mistakes.ts';
import { businessSchema } from '../../src/lib/identity/business-schema.ts';
import { FIELDS, getAt, setAt, showValue } from './fields.ts';
import type { Fields } from './identity-file.ts';

/** A wrong value, and what to write. */
export interface Problem {
  /** Place in the identity: `hours.sunday`. */
  readonly path: string;
  /** `“hours.sunday” is “late”; write closed, …`. */
  readonly sentence: string;
}

/** What is wrong with an identity. */
export function findProblems(identity: Fields): Problem[] {
  const { value, mistakes } = readTexts(identity);
  const { error } = businessSchema.safeParse(value);
  const problems = error ? listMistakes(error, businessSchema, value, mistakes) : mistakes;
  return problems.map(({ path = [], text }) => {
    const place = path.map(String).join('.');
    return { path: place, sentence: `“${place}” ${text}.` };
  });
}

/** Search for the address of an identity on a map. */
export function searchOnMap(identity: Fields): string {
  const part = (name: string): string => String(getAt(identity, `address.${name}`) ?? '');
  return buildMapUrl({ street: part('street'), city: part('city'), state: part('state'), zip: part('zip') });
}

/** A map link that is a search for the address goes out, because the site makes it; one that the owner chose stays. */
export function followAddress(before: Fields, after: Fields): Fields {
  const isMade = before.mapUrl === searchOnMap(before) && after.mapUrl === before.mapUrl;
  return isMade ? setAt(after, 'mapUrl', undefined) : after;
}

/** One paragraph for each field that differs: its place, the value of before and the next one. */
export function describeChanges(before: Fields, after: Fields): string[] {
  return FIELDS.flatMap(({ path }) => {
    const [old, next] = [before, after].map((identity) => showValue(getAt(identity, path)) || 'none');
    return old === next ? [] : [`${path}\n  - ${old}\n  + ${next}`];
  });
}

/** Letters, digits and hyphens, as Cloudflare names a Worker (54 characters leave room for previews). */
export function workerName(shortName: string): string {
  const plain = shortName.normalize('NFKD').replace(/[^\w\s-]/g, '');
  const words = plain.toLowerCase().split(/[^a-z\d]+/);
  return words.filter(Boolean).join('-').slice(0, 54).replace(/-$/, '') || 'website';
}

const WORKER_NAME = /^(\s*"name":\s*")([^"]*)(")/m;
const SAMPLE_WORKER = 'five-borough-air';

/** A name in place of the sample’s, which `wrangler.jsonc` has as long as nobody ran `npm run rename`; undefined for any other. */
export function chooseWorkerName(text: string, shortName: string): string | undefined {
  const [, , name] = WORKER_NAME.exec(text) ?? [];
  const own = workerName(shortName);
  return name === SAMPLE_WORKER && own !== name ? own : undefined;
}

/** `wrangler.jsonc` with a name that follows the short name; a name that the owner chose stays. */
export function renameWorker(text: string, before: Fields, after: Fields): string {
  const [old, next] = [before, after].map(({ shortName }) => workerName(String(shortName ?? '')));
  return text.replace(WORKER_NAME, (all, start: string, name: string, end: string) =>
    name === old ? start + next + end : all,
  );
}
