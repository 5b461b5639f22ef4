/** What follows from new values, what is wrong with them, and where the old ones stand today. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatPhone } from '../../src/lib/contact/phone.ts';
import { BusinessError, parseBusiness } from '../../src/lib/identity/business-schema.ts';
import { FIELDS, type Field, getAt, setAt } from './fields.ts';
import { type Fields, IDENTITY_FILE } from './identity-file.ts';

export interface Change {
  readonly field: Field;
  readonly before: string;
  readonly after: string;
}

/** The schema's sentences, without the name of the file. */
export function findProblems(identity: Fields): string[] {
  try {
    parseBusiness(identity, IDENTITY_FILE);
    return [];
  } catch (error) {
    if (!(error instanceof BusinessError)) throw error;
    return error.message.split('\n').map((sentence) => sentence.replace(`${IDENTITY_FILE}: `, ''));
  }
}

/** Of those sentences, the ones about this field. */
export function problemsOf({ path }: Field, problems: readonly string[]): string[] {
  return problems.filter((sentence) => sentence.startsWith(`“${path}”`) || sentence.startsWith(`“${path}.`));
}

/** Search for the address on a map. */
export function buildMapUrl(identity: Fields): string {
  const part = (path: string): string => String(getAt(identity, path) ?? '');
  const place = `${part('address.street')}, ${part('address.city')}, ${part('address.state')} ${part('address.zip')}`;
  const query = new URLSearchParams({ query: place });
  return `https://www.google.com/maps/search/?api=1&${query}`;
}

/** A map link made from the address moves with it; one that the owner chose stays. */
export function followAddress(before: Fields, after: Fields): Fields {
  const isMade = before.mapUrl === buildMapUrl(before) && after.mapUrl === before.mapUrl;
  return isMade ? setAt(after, 'mapUrl', buildMapUrl(after)) : after;
}

/** Fields that differ. */
export function listChanges(before: Fields, after: Fields): Change[] {
  return FIELDS.map((field) => ({
    field,
    before: field.show(getAt(before, field.path)),
    after: field.show(getAt(after, field.path)),
  })).filter((change) => change.before !== change.after);
}

/** Letters, digits and hyphens, as Cloudflare names a Worker (54 characters leave room for previews). */
export function workerName(shortName: string): string {
  const plain = shortName.normalize('NFKD').replace(/[^\w\s-]/g, '');
  const words = plain.toLowerCase().split(/[^a-z\d]+/);
  return words.filter(Boolean).join('-').slice(0, 54).replace(/-$/, '') || 'website';
}

const WORKER_NAME = /^(\s*"name":\s*")([^"]*)(")/m;

/** `wrangler.jsonc` with a name that follows the short name; a name that the owner chose stays. */
export function renameWorker(text: string, before: Fields, after: Fields): string {
  const [old, next] = [before, after].map(({ shortName }) => workerName(String(shortName ?? '')));
  return text.replace(WORKER_NAME, (all, start: string, name: string, end: string) =>
    name === old ? start + next + end : all,
  );
}

/** The ways in which a value is written on pages. */
function writtenForms({ field, before }: Change, identity: Fields): string[] {
  if (field.path !== 'phone') return before ? [before] : [];
  const extension = identity.phoneExtension === undefined ? undefined : String(identity.phoneExtension);
  try {
    return [before, formatPhone(before, extension)];
  } catch {
    return [before];
  }
}

const TEXT = /\.(?:html|xml|txt|json|webmanifest|vcf)$/;

/** How often, and in how many files, the old value of a change stands in a built site; 0 when there is none. */
export function countPlaces(
  folder: string,
  change: Change,
  before: Fields,
): { places: number; files: number } {
  if (!existsSync(folder)) return { places: 0, files: 0 };
  const forms = writtenForms(change, before).map((form) => form.replaceAll('&', '&amp;'));
  const counts = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => TEXT.test(file))
    .map((file) => {
      const text = readFileSync(join(folder, file), 'utf8');
      return forms.reduce((sum, form) => sum + text.split(form).length - 1, 0);
    });
  return { places: counts.reduce((sum, count) => sum + count, 0), files: counts.filter(Boolean).length };
}
