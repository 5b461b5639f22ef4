/** What search engines and other programs are told by the site that is online, which a host may change on the way. */

/** The rules, without comments and surrounding space. */
const listRules = (text: string): string[] =>
  text
    .split(/\r?\n/)
    .map((line) => line.replace(/#.*/, '').trim())
    .filter(Boolean);

/** Who is kept out by rules that the site does not have. */
function listBlocked(rules: readonly string[]): string[] {
  const agents = rules
    .filter((rule) => /^user-agent:/i.test(rule))
    .map((rule) => rule.replace(/^[^:]*:\s*/, ''));
  return [...new Set(agents.filter((agent) => agent !== '*'))];
}

/**
 * Compares robots.txt online with the one that was built.
 *
 * @param served - what the address answers; undefined where there is nothing
 * @returns one sentence where they differ in a rule; undefined where programs read the same
 */
export function describeRobots(
  address: string,
  built: string,
  served: string | undefined,
): string | undefined {
  if (served === undefined)
    return `${address} does not answer, so search engines read whatever they like. Look at it in a browser in a few minutes.`;
  const own = listRules(built);
  const added = listRules(served).filter((rule) => !own.includes(rule));
  const missing = own.filter((rule) => !listRules(served).includes(rule));
  if (added.length === 0 && missing.length === 0) return undefined;
  const blocked = listBlocked(added);
  const who = blocked.length > 0 ? ` It names ${blocked.join(', ')}.` : '';
  return `${address} says something else than this site.${who} Cloudflare blocks AI crawlers on new zones by itself: choose in the dashboard under Security, Bots (docs/deploy.md, “Who may read the site”).`;
}
