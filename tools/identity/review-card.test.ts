import { describe, expect, test } from 'vitest';
import { drawQrCode } from '../../src/lib/formats/qr-code.ts';
import { nameProfile } from '../../src/lib/identity/profile-names.ts';
import { drawReviewCard } from './review-card.ts';

const profile = nameProfile('https://g.page/r/mott-street-heating/review');
const card = { name: 'Mott Street Heating & Air', phone: '(212) 431-2000', profile };

describe('a review card', () => {
  test('has the size of a business card and the QR code of the review page, and needs no font', () => {
    const svg = drawReviewCard(card);
    expect(svg).toMatch(/^<svg [^>]*width="3\.5in" height="2in"/);
    expect(svg).toContain(drawQrCode(profile.href).slice('<svg '.length));
    expect(svg).not.toMatch(/<text|font-family|undefined|NaN/);
    expect(svg).toContain('Mott Street Heating &amp; Air: how did it go? Review us on Google');
  });

  test('has additional content if the company has a license', () => {
    const license = 'NYC DCWP Home Improvement Contractor 1234567-DCA';
    expect(drawReviewCard({ ...card, license }).length).toBeGreaterThan(drawReviewCard(card).length);
  });
});
