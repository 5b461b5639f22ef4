/** Names the Worker at Cloudflare after the company. */

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
