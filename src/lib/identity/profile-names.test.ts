import { describe, expect, test } from 'vitest';
import { nameProfile } from './profile-names.ts';

describe('a profile of the company', () => {
  test.each([
    ['https://g.page/r/abc/review', 'Google'],
    ['https://maps.app.goo.gl/abc', 'Google'],
    ['https://www.google.com/maps/place/x', 'Google'],
    ['https://www.yelp.com/biz/x', 'Yelp'],
    ['https://m.yelp.com/biz/x', 'Yelp'],
  ])('at %s has reviews on %s', (href, name) => {
    expect(nameProfile(href)).toEqual({ href, name, hasReviews: true });
  });

  test('is named after its host if the site is unknown, even if the host looks like a known one', () => {
    expect(nameProfile('https://www.notyelp.com/x')).toMatchObject({
      name: 'notyelp.com',
      hasReviews: false,
    });
    expect(nameProfile('https://www.instagram.com/x')).toMatchObject({
      name: 'Instagram',
      hasReviews: false,
    });
  });
});
