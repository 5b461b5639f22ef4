/** Writes cards that ask for a review, one for each of the company's profiles with reviews. */
import { join } from 'node:path';
import { replaceFile } from '../../src/lib/files/replace-file.ts';
import { drawReviewCard } from './review-card.ts';

/** Folder of the cards, which do not go online. */
const FOLDER = '.cache/review-cards';

/** @returns a heading and one line for each file; nothing if no profile has reviews */
export async function writeReviewCards(): Promise<string[]> {
  const { business } = await import('../../src/site/business.ts');
  const { phoneText } = await import('../../src/site/contact-details.ts');
  const { mainLicense } = await import('../../src/site/credentials.ts');
  const { reviewProfiles } = await import('../../src/site/profiles.ts');
  if (reviewProfiles.length === 0) return [];
  const lines = reviewProfiles.map((profile) => {
    const path = join(FOLDER, `${profile.name.toLowerCase()}.svg`);
    const phone = phoneText.replaceAll('\u00a0', ' ');
    replaceFile(path, drawReviewCard({ name: business.name, phone, license: mainLicense, profile }));
    return `${path} asks for a review on ${profile.name}`;
  });
  return ['## Cards to print at 3.5 × 2 inches and hand to every customer', ...lines];
}
