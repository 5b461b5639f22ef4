import { describe, expect, test } from 'vitest';
import { OTHER_COMPANY } from '../../tests/support/other-identity.ts';
import { listThirdParties } from '../lib/identity/connected-services.ts';
import { describePrivacy } from './privacy.ts';

describe('what the site says about data', () => {
  test('names every third-party server that pages reach', () => {
    const words = describePrivacy(OTHER_COMPANY);
    const hosts = listThirdParties(OTHER_COMPANY).map(({ origin }) => new URL(origin).hostname);
    expect(hosts.length).toBeGreaterThan(2);
    for (const host of hosts) expect(words).toContain(host);
    expect(words).toContain(`We keep it ${OTHER_COMPANY.messageRetention}.`);
    expect(words).not.toMatch(/count no visits|not connected/);
  });

  test('names no server if there is none, and says that nothing is counted or sent', () => {
    const words = describePrivacy({});
    expect(words).toContain('count no visits');
    expect(words).toContain('not connected');
    expect(words).not.toMatch(/\w\.\w|We keep it|notice/);
  });

  test('names one host if the counting script reports to the host it comes from', () => {
    const analytics = { script: 'https://count.heat.example/script.js', attributes: {} };
    expect(describePrivacy({ analytics }).match(/count\.heat\.example/g)).toHaveLength(2);
  });

  test('names the host of the booking page', () => {
    expect(describePrivacy({ bookingUrl: 'https://book.heat.example/x' })).toContain(
      'To book you go to book.heat.example',
    );
  });
});
