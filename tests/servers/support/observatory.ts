/**
 * The published scoring of the MDN HTTP Observatory for the headers of a response
 * (https://developer.mozilla.org/en-US/observatory/docs/tests_and_scoring). It starts at 100, takes penalties
 * off, and adds bonuses only to a score of at least 90. Whether plain HTTP redirects is not scored here,
 * because tests speak to the loopback interface.
 */
export interface ScoredResponse {
  readonly headers: ReadonlyMap<string, string>;
  readonly body: string;
}

/** Points by rule, and their sum. */
export interface Score {
  readonly total: number;
  readonly points: Readonly<Record<string, number>>;
}

const LOWEST_FOR_BONUS = 90;
const SIX_MONTHS = 15_768_000;
const BROAD = ['ftp:', 'http:', 'https:', '*', 'http://*', 'http://*.*', 'https://*', 'https://*.*'];
const INLINE = ["'unsafe-inline'", 'data:'];

type Policy = ReadonlyMap<string, readonly string[]>;

function parsePolicy(header: string): Policy {
  const directives = header.split(';').map((directive) => directive.trim().split(/\s+/));
  return new Map(directives.map(([name = '', ...sources]) => [name.toLowerCase(), sources]));
}

const includesAny = (sources: readonly string[], banned: readonly string[]): boolean =>
  sources.some((source) => banned.includes(source));

function scorePolicy(header: string | undefined): number {
  if (!header) return -25;
  const policy = parsePolicy(header);
  const sourcesOf = (name: string) => policy.get(name) ?? policy.get('default-src') ?? ['*'];
  const isHashed = (name: string) => sourcesOf(name).some((source) => /^'(sha\d+|nonce)-/.test(source));
  /** A browser ignores `unsafe-inline` beside a hash. */
  const effective = (name: string) =>
    sourcesOf(name).filter((source) => source !== "'unsafe-inline'" || !isHashed(name));
  const scripts = effective('script-src');
  const styles = effective('style-src');
  if (includesAny(scripts, [...BROAD, ...INLINE]) || includesAny(sourcesOf('object-src'), BROAD)) return -20;
  const isPassive = (name: string) => name === 'img-src' || name === 'media-src';
  const insecure = [...policy].filter(([, sources]) => sources.some((source) => /^(http|ftp):/.test(source)));
  if (insecure.some(([name]) => !isPassive(name))) return -20;
  if (includesAny([...scripts, ...styles], ["'unsafe-eval'"])) return -10;
  if (insecure.length > 0) return -10;
  if (includesAny(styles, [...BROAD, ...INLINE])) return 0;
  const defaults = policy.get('default-src') ?? [];
  return defaults.length === 1 && defaults[0] === "'none'" ? 10 : 5;
}

function scoreFraming(headers: ScoredResponse['headers']): number {
  const ancestors = parsePolicy(headers.get('content-security-policy') ?? '').get('frame-ancestors');
  if (ancestors && !includesAny(ancestors, BROAD)) return 5;
  return /^(deny|sameorigin)$/i.test(headers.get('x-frame-options') ?? '') ? 0 : -20;
}

function scoreReferrers(header: string | undefined): number {
  if (!header) return 0;
  const last = header.split(',').at(-1)?.trim().toLowerCase() ?? '';
  const safe = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'];
  return safe.includes(last) ? 5 : -5;
}

function scoreTransport(header: string | undefined): number {
  const age = /(?:^|;)\s*max-age="?(\d+)/i.exec(header ?? '')?.[1];
  if (age === undefined) return -20;
  return Number(age) >= SIX_MONTHS ? 0 : -10;
}

function scoreScripts({ headers, body }: ScoredResponse): number {
  if (!(headers.get('content-type') ?? 'text/html').startsWith('text/html')) return 0;
  const files = [...body.matchAll(/<script\b[^>]*\ssrc="([^"]*)"[^>]*>/g)];
  const isOwn = (source = '') => /^\/(?!\/)/.test(source);
  const hasIntegrity = ([tag]: RegExpMatchArray | RegExpExecArray) => /\sintegrity="sha/.test(tag ?? '');
  if (files.some((file) => !isOwn(file[1]) && !hasIntegrity(file))) return -5;
  return files.some(hasIntegrity) ? 5 : 0;
}

/** Ten points for one of the safe values, none without the header, five off for another value. */
function scoreIsolation(header: string | undefined, safe: readonly string[]): number {
  if (!header) return 0;
  return safe.includes(header.toLowerCase()) ? 10 : -5;
}

/** Scores one response. */
export function scoreResponse(response: ScoredResponse): Score {
  const { headers } = response;
  const points = {
    policy: scorePolicy(headers.get('content-security-policy')),
    framing: scoreFraming(headers),
    referrers: scoreReferrers(headers.get('referrer-policy')),
    transport: scoreTransport(headers.get('strict-transport-security')),
    scripts: scoreScripts(response),
    types: headers.get('x-content-type-options')?.toLowerCase() === 'nosniff' ? 0 : -5,
    resources: scoreIsolation(headers.get('cross-origin-resource-policy'), ['same-origin', 'same-site']),
    openers: scoreIsolation(headers.get('cross-origin-opener-policy'), [
      'same-origin',
      'same-origin-allow-popups',
    ]),
    embedding: scoreIsolation(headers.get('cross-origin-embedder-policy'), [
      'require-corp',
      'credentialless',
    ]),
    sharing: headers.has('access-control-allow-credentials') ? -50 : 0,
    cookies: headers.has('set-cookie') ? -20 : 0,
  };
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  const all = Object.values(points);
  const withoutBonus = 100 + sum(all.filter((value) => value < 0));
  const bonus = withoutBonus >= LOWEST_FOR_BONUS ? sum(all.filter((value) => value > 0)) : 0;
  return { total: Math.max(0, withoutBonus + bonus), points };
}
