import { describe, expect, test } from 'vitest';
import { describeRobots } from './live-robots.ts';

const ADDRESS = 'https://www.heat.example/robots.txt';
const BUILT = 'User-agent: *\nAllow: /\n\nSitemap: https://www.heat.example/sitemap.xml\n';
/** As Cloudflare writes it in front of a site's own rules. */
const MANAGED = `# BEGIN Cloudflare Managed content
User-agent: GPTBot
Disallow: /

User-agent: ClaudeBot
Disallow: /
# END Cloudflare Managed Content

${BUILT}`;

describe('robots.txt online', () => {
  test.each([BUILT, BUILT.replaceAll('\n', '\r\n'), `# Hello\n${BUILT}`])(
    'that says the same is fine',
    (served) => {
      expect(describeRobots(ADDRESS, BUILT, served)).toBeUndefined();
    },
  );

  test('that a host has added to is told with whom it keeps out, and where to choose', () => {
    const sentence = describeRobots(ADDRESS, BUILT, MANAGED);
    expect(sentence).toContain('GPTBot, ClaudeBot');
    expect(sentence).toContain('docs/deploy.md');
  });

  test('that has lost the sitemap is told', () => {
    expect(describeRobots(ADDRESS, BUILT, 'User-agent: *\nAllow: /')).toContain('says something else');
  });

  test('that is not there is told', () => {
    expect(describeRobots(ADDRESS, BUILT, undefined)).toContain('does not answer');
  });
});
