import { describe, expect, test } from 'vitest';
import { describePrivacy } from './privacy.ts';

describe('what the site says about data', () => {
  test('names no server if there is none, and says that nothing is counted or sent', () => {
    const words = describePrivacy({});
    expect(words).toContain('count no visits');
    expect(words).toContain('not connected');
    expect(words).not.toMatch(/\w\.\w|We keep it|notice/);
  });

  test('names the host of the booking page', () => {
    expect(describePrivacy({ bookingUrl: 'https://book.heat.example/x' })).toContain(
      'To book you go to book.heat.example',
    );
  });
});
