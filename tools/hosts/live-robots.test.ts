import { describe, expect, test } from 'vitest';
import { describeRobots } from './live-robots.ts';

const ADDRESS = 'https://www.heat.example/robots.txt';
const BUILT = 'User-agent: *\nAllow: /\n\nSitemap: https://www.heat.example/sitemap.xml\n';
/** A robots.txt in which Cloudflare's rules come before the site's own. */
const MANAGED = `# BEGIN Cloudflare Managed content
User-agent: GPTBot
Disallow: /

User-agent: ClaudeBot
Disallow: /
# END Cloudflare Managed Content

${BUILT}`;

describe('a live robots.txt', () => {
  test.each([BUILT, BUILT.replaceAll('\n', '\r\n'), `# Hello\n${BUILT}`])(
    'with the same rules is not reported',
    (served) => {
      expect(describeRobots(ADDRESS, BUILT, served)).toBeUndefined();
    },
  );

  test('with rules added by the host is reported; the message names the blocked crawlers and the guide', () => {
    const sentence = describeRobots(ADDRESS, BUILT, MANAGED);
    expect(sentence).toContain('GPTBot, ClaudeBot');
    expect(sentence).toContain('docs/deploy.md');
  });

  test('without the sitemap is reported', () => {
    expect(describeRobots(ADDRESS, BUILT, 'User-agent: *\nAllow: /')).toContain('differs from this site');
  });

  test('that is missing is reported', () => {
    expect(describeRobots(ADDRESS, BUILT, undefined)).toContain('does not answer');
  });
});
