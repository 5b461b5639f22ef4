/** Reads `wrangler.jsonc`, which tells Cloudflare how to serve the built site. */
import { CommandError } from '../command-error.ts';
import { IDENTITY_FILE } from '../identity/unfinished.ts';

export const CONFIG = 'wrangler.jsonc';

const SAMPLE_WORKER = 'five-borough-air';
/** What the built site needs; all other settings in `assets` would change what visitors get. */
const NEEDED: Readonly<Record<string, unknown>> = {
  'assets, directory': './dist',
  'assets, html_handling': 'auto-trailing-slash',
  'assets, not_found_handling': '404-page',
};
/** Settings that do not change what visitors get. */
const FREE =
  /^(?:\$schema|name|account_id|compatibility_date|send_metrics|workers_dev|preview_urls|observability)$/;
/** A string, or a comment or a comma that JSON does not allow. */
const JSON_PART = /("(?:\\.|[^"\\])*")|\/\/.*|\/\*[\s\S]*?\*\/|,(?=\s*[}\]])/g;

/**
 * Makes a Worker name of lowercase letters, digits and hyphens, as Cloudflare requires. It has at most 54 characters,
 * to leave room for the prefix in preview addresses.
 */
function workerName(shortName: string): string {
  const plain = shortName.normalize('NFKD').replace(/[^\w\s-]/g, '');
  const words = plain.toLowerCase().split(/[^a-z\d]+/);
  return words.filter(Boolean).join('-').slice(0, 54).replace(/-$/, '') || 'website';
}

/** Whether a route, as text or with more settings, leads all visitors of a host, with or without `www.`, to the site. */
function leadsToSite(route: string | { readonly pattern: string }, host: string): boolean {
  const pattern = typeof route === 'string' ? route : route.pattern;
  return pattern.replace(/^www\.|\/\*$/g, '') === host.replace(/^www\./, '');
}

/** Parses JSON with comments; Wrangler checks the types. */
function parseConfig(text: string) {
  try {
    return JSON.parse(text.replace(JSON_PART, '$1').replace(JSON_PART, '$1'));
  } catch (error) {
    throw new CommandError(`${CONFIG}: ${(error as Error).message}; undo the last change of the file.`);
  }
}

/**
 * Returns the name of the Worker, made from the short name if it is still the sample’s, and one sentence for each setting
 * that would put something else online than the site that was checked.
 *
 * @param text - the text of `wrangler.jsonc`
 * @throws CommandError if it is not JSON with comments
 */
export function readConfig(
  text: string,
  { shortName, siteUrl }: { readonly shortName: string; readonly siteUrl: string },
): { readonly name: string; readonly faults: readonly string[] } {
  const { name, assets, routes = [], ...others } = parseConfig(text);
  const { host } = new URL(siteUrl);
  const inAssets = Object.entries(assets ?? {}).map(([field, value]) => [`assets, ${field}`, value]);
  const given = { ...others, ...Object.fromEntries(inAssets) };
  const faults = Object.keys({ ...NEEDED, ...given })
    .filter((field) => !FREE.test(field) && given[field] !== NEEDED[field])
    .map((field) => {
      const remedy = field in NEEDED ? `write "${NEEDED[field]}"` : 'remove it';
      return `${field}: is ${JSON.stringify(given[field]) ?? 'missing'}; ${remedy}`;
    });
  if ([routes].flat().some((route) => !leadsToSite(route, host)))
    faults.push(
      `routes: one of them does not lead to siteUrl in ${IDENTITY_FILE}; write { "pattern": "${host}", "custom_domain": true }`,
    );
  return {
    name: name === SAMPLE_WORKER ? workerName(shortName) : name,
    faults: faults.map((fault) => `${CONFIG}, ${fault}.`),
  };
}
