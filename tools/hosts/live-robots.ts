/** Checks whether the host has changed the robots.txt of the live site. */

const listRules = (text: string): string[] =>
  text
    .split(/\r?\n/)
    .map((line) => line.replace(/#.*/, '').trim())
    .filter(Boolean);

function listBlocked(rules: readonly string[]): string[] {
  const agents = rules
    .filter((rule) => /^user-agent:/i.test(rule))
    .map((rule) => rule.replace(/^[^:]*:\s*/, ''));
  return [...new Set(agents.filter((agent) => agent !== '*'))];
}

/**
 * Compares the live robots.txt with the built one.
 *
 * @param served - the live robots.txt; undefined if it is missing or could not be read
 * @returns one sentence if the live file could not be read, or if a rule was added or is missing; otherwise undefined
 */
export function describeRobots(
  address: string,
  built: string,
  served: string | undefined,
): string | undefined {
  if (served === undefined)
    return `${address} does not answer, so search engines may read every page. Check it in a browser in a few minutes.`;
  const own = listRules(built);
  const added = listRules(served).filter((rule) => !own.includes(rule));
  const missing = own.filter((rule) => !listRules(served).includes(rule));
  if (added.length === 0 && missing.length === 0) return undefined;
  const blocked = listBlocked(added);
  const who = blocked.length > 0 ? ` It blocks ${blocked.join(', ')}.` : '';
  return `${address} differs from this site’s own file.${who} Cloudflare blocks AI crawlers on new zones by default. To change this, open Security → Bots in the dashboard (docs/deploy.md, “Who may read the site”).`;
}
