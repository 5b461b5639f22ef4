/** Reads `wrangler.jsonc`, which tells Cloudflare how to serve the built site. */
import { isGroup } from '../../src/lib/content/field-path.ts';
import { IDENTITY_FILE } from '../identity/unfinished.ts';

export const CONFIG = 'wrangler.jsonc';

const SAMPLE_WORKER = 'five-borough-air';
/** What the build, its rules for hosts and their tests expect. */
const ASSETS: Readonly<Record<string, unknown>> = {
  directory: './dist',
  html_handling: 'auto-trailing-slash',
  not_found_handling: '404-page',
};
/** Fields that do not change what visitors get at the site’s address. */
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

function findRouteFaults(route: unknown, siteUrl: string): string[] {
  const pattern = String(isGroup(route) ? route.pattern : route);
  const { host } = new URL(siteUrl);
  const [, routeHost = ''] = /^(?:https?:\/\/)?([^/]+)(?:\/\*)?$/.exec(pattern) ?? [];
  if ([host, `www.${host}`, host.replace(/^www\./, '')].includes(routeHost)) return [];
  const remedy = `write { "pattern": "${host}", "custom_domain": true }, or correct siteUrl`;
  return [`routes: “${pattern}” does not lead to ${siteUrl}, the siteUrl in ${IDENTITY_FILE}; ${remedy}`];
}

function findFieldFaults(field: string, value: unknown, siteUrl: string): string[] {
  if (FREE.test(field)) return [];
  if (field === 'route' || field === 'routes')
    return [value].flat().flatMap((route) => findRouteFaults(route, siteUrl));
  return [`${field}: the site consists of files alone, which this would change; remove it`];
}

/**
 * Reads the configuration.
 *
 * @param text - the text of `wrangler.jsonc`
 * @returns the name of the Worker, which is made from the short name if it is still the sample’s, and one sentence for
 *   each setting that would put something else online than the site that was checked
 */
export function readConfig(
  text: string,
  { shortName, siteUrl }: { readonly shortName: string; readonly siteUrl: string },
): { readonly name: string; readonly faults: readonly string[] } {
  let config: unknown;
  try {
    const plain = text.replace(JSON_PART, '$1');
    config = JSON.parse(plain.replace(JSON_PART, '$1'));
  } catch (error) {
    const fault = `${CONFIG}: it cannot be read (${(error as Error).message}); undo the last change of it.`;
    return { name: workerName(shortName), faults: [fault] };
  }
  const { name, assets, ...others } = isGroup(config) ? config : {};
  const given = isGroup(assets) ? assets : {};
  const faults = [
    ...Object.keys({ ...ASSETS, ...given }).flatMap((field) => {
      if (given[field] === ASSETS[field]) return [];
      const remedy = field in ASSETS ? `write ${JSON.stringify(ASSETS[field])}` : 'remove it';
      return [`assets, ${field}: is ${JSON.stringify(given[field]) ?? 'missing'}; ${remedy}`];
    }),
    ...Object.entries(others).flatMap(([field, value]) => findFieldFaults(field, value, siteUrl)),
  ];
  return {
    name: typeof name === 'string' && name !== SAMPLE_WORKER ? name : workerName(shortName),
    faults: faults.map((fault) => `${CONFIG}, ${fault}.`),
  };
}
