/** What stands for the company on icons and cards: its logo or icon, else the mark in its color. */
import { drawAppIcon, imageSign, markSign } from '../../drawings/pictures/previews/app-icon.ts';
import { type CardLogo, LOGO_BOX } from '../../drawings/pictures/previews/social-card-words.ts';
import { type Box, fitInto, type Logo, paintLogo } from '../../lib/logos/scale-logo.ts';
import { accentColors, icon, logo } from '../../site/brand.ts';

/** Pixels of the side of the largest icon. */
const ICON_SIZE = 512;
/** Pixels of a logo for each pixel of the card, which is painted at twice its size and reduced. */
const CARD_DENSITY = 2;

/** An image with its bytes in its address, because image converters fetch nothing. */
async function embedImage(image: Logo, box: Box): Promise<string> {
  return `data:image/png;base64,${(await paintLogo(image, box)).toString('base64')}`;
}

const sign = icon
  ? imageSign(await embedImage(icon.image, { width: ICON_SIZE, height: ICON_SIZE }))
  : markSign(accentColors?.mark);

/**
 * SVG text of the company’s icon.
 *
 * @param margin - share of the width that stays empty on each side of a sign; an image that was made as an icon has its
 * own
 */
export function drawSiteIcon(margin?: number): string {
  return drawAppIcon(icon?.fills ? 0 : margin, sign);
}

async function makeCardLogo(): Promise<CardLogo | undefined> {
  if (!logo) return undefined;
  const { image, showsName } = logo;
  const { width, height } = fitInto(showsName ? LOGO_BOX.alone : LOGO_BOX.besideName, image);
  const pixels = { width: width * CARD_DENSITY, height: height * CARD_DENSITY };
  return { address: await embedImage(image, pixels), width, height, showsName };
}

/** The logo of social cards; undefined where the mark stands in its place. */
export const cardLogo = await makeCardLogo();
