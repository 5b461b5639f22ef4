import { describe, expect, test } from 'vitest';
import { judge } from './audit.ts';

describe('the verdict over npm audit', () => {
  test('is good when npm is content', () => {
    expect(judge(0, 'audited 300 packages\n300 packages have verified registry signatures')).toBe('passed');
  });

  test.each([
    'npm error code ENOTFOUND',
    'npm warn audit 405 Method Not Allowed - POST https://registry.example/-/npm/v1/security\nnpm error audit endpoint returned an error',
    'npm error 503 Service Unavailable - GET https://registry.example/-/npm/v1/keys',
  ])('is that nobody answered: %s', (output) => {
    expect(judge(1, output)).toBe('unreachable');
  });

  test('is that nobody answered when npm had to be stopped', () => {
    expect(judge(null, '')).toBe('unreachable');
  });

  test.each([
    '# npm audit report\n\na-package  <1.2.3\nSeverity: high\n1 high severity vulnerability',
    '# npm audit report\n404 packages - GET https://x',
    '1 package has an invalid registry signature:\na-package@1.0.0',
    'npm error something else',
  ])('is bad, whatever else it says: %s', (output) => {
    expect(judge(1, output)).toBe('failed');
  });
});
