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

/**
 * Returns the name in `wrangler.jsonc`, or one made from the short name if that is still the sample’s.
 *
 * @param text - the text of `wrangler.jsonc`
 */
export function chooseWorkerName(text: string, shortName: string): string {
  const [, name = SAMPLE_WORKER] = /^\s*"name":\s*"([^"]*)"/m.exec(text) ?? [];
  return name === SAMPLE_WORKER ? workerName(shortName) : name;
}
