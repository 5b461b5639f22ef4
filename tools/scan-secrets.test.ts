import { describe, expect, test } from 'vitest';
import { makeFolder } from '../tests/support/temporary-folder.ts';
import { findSecrets, listTracked, scanFiles } from './scan-secrets.ts';

/** Written in two halves, so that this file holds none itself. */
const SECRETS: readonly (readonly [what: string, text: string])[] = [
  ['a private key', `-----BEGIN RSA ${'PRIVATE'} KEY-----`],
  ['an AWS key', `AKIA${'ABCDEFGHIJKLMNOP'}`],
  ['a GitHub token', `ghp_${'a'.repeat(36)}`],
  ['an npm token', `npm_${'a'.repeat(36)}`],
  ['a Google key', `AIza${'a'.repeat(35)}`],
  ['a Slack token', `xoxb-${'1234567890'}`],
  ['a Stripe key', `sk_live_${'a'.repeat(16)}`],
  ['a JSON Web Token', `eyJ${'a'.repeat(10)}.eyJ${'b'.repeat(10)}.${'c'.repeat(10)}`],
  ['a Cloudflare token', `CLOUDFLARE_API_${'TOKEN'}=${'a'.repeat(40)}`],
  ['a password in an address', `https://user:${'hunter2'}@example.com`],
  ['a password', `${'password'}: 'correct-horse'`],
];

describe('the search for secrets', () => {
  test.each(SECRETS)('finds %s', (what, text) => {
    expect(findSecrets('a.ts', `line\n${text}`)).toContainEqual({ file: 'a.ts', line: 2, what });
  });

  test('finds nothing in the files of this project', () => {
    const files = listTracked();
    expect(files.length).toBeGreaterThan(200);
    expect(scanFiles(files)).toEqual([]);
  });

  test('reads the files it is given', () => {
    const folder = makeFolder({
      'deep/settings.ts': `const a = '${SECRETS[1]?.[1]}';`,
      'fine.ts': 'const b = 1;',
    });
    expect(scanFiles(['deep/settings.ts', 'fine.ts', 'gone.ts'], folder)).toEqual([
      { file: 'deep/settings.ts', line: 1, what: 'an AWS key' },
    ]);
  });
});
