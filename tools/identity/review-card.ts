/** Draws a card to hand out after a job, with a QR code that leads to the company's reviews. */
import { fitText, outlineText, textWidth } from '../../src/drawings/kit/lettering.ts';
import { escapeText } from '../../src/drawings/kit/svg.ts';
import { drawQrCode } from '../../src/lib/formats/qr-code.ts';
import type { Profile } from '../../src/lib/identity/profile-names.ts';

/** Size and margin of a 3.5 × 2 inch business card, in points. */
const CARD = { width: 252, height: 144, margin: 16 } as const;
const CODE = 104;
const COLUMN = CARD.width - 3 * CARD.margin - CODE;
const HEADING = { size: 15, baseline: 66, leading: 17 } as const;
const SMALL = 7;
const BLACK = '#000';

export interface ReviewCard {
  readonly name: string;
  readonly phone: string;
  readonly license?: string | undefined;
  readonly profile: Profile;
}

const setLine = (text: string, [x, y]: readonly [number, number], size: number, cut?: 'headline'): string =>
  outlineText(text, [x, y], size, 'start', cut)
    .map((d) => `<path fill="${BLACK}" d="${d}"/>`)
    .join('');

/** Sets a line of text in the small size, or smaller if it would not fit. */
function setSmallLine(text: string, baseline: number, width: number): string {
  const size = Math.min(SMALL, width / textWidth(text, 1));
  return setLine(text, [CARD.margin, baseline], size);
}

function setName(name: string): string {
  const { lines, size, leading } = fitText(name, { width: COLUMN, height: 24, largest: 10 }, 'headline');
  return lines
    .map((line, index) =>
      setLine(line, [CARD.margin, CARD.margin + size + index * leading], size, 'headline'),
    )
    .join('');
}

/** Draws the card as an SVG that needs no fonts, so that any print shop can print it. */
export function drawReviewCard({ name, phone, license, profile }: ReviewCard): string {
  const { width, height, margin } = CARD;
  const bottom = height - margin;
  const code = drawQrCode(profile.href).replace(
    '<svg ',
    `<svg x="${width - margin - CODE}" y="${margin}" width="${CODE}" height="${CODE}" `,
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="3.5in" height="2in" viewBox="0 0 ${width} ${height}">`,
    `<title>${escapeText(`${name}: how did it go? Review us on ${profile.name}`)}</title>`,
    `<path fill="#fff" d="M0 0h${width}v${height}H0z"/>`,
    setName(name),
    setLine('How did it go?', [margin, HEADING.baseline], HEADING.size, 'headline'),
    setSmallLine(`Tell others on ${profile.name}, good or bad.`, HEADING.baseline + HEADING.leading, COLUMN),
    setSmallLine(phone, license ? bottom - 10 : bottom, COLUMN),
    license ? setSmallLine(license, bottom, width - 2 * margin) : '',
    code,
    '</svg>',
  ].join('');
}
