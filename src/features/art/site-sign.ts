/** The sign in generated icons and social cards: the company's logo or icon or, if neither fits, the default mark. */
import { drawAppIcon, imageSign, markSign } from '../../drawings/pictures/previews/app-icon.ts';
import { type CardLogo, LOGO_BOX } from '../../drawings/pictures/previews/social-card.ts';
import { type Box, fitInto, type Logo, paintLogo } from '../../lib/logos/scale-logo.ts';
import { accentColors, icon, logo } from '../../site/brand.ts';

/** Side length of the largest icon, in pixels. */
const ICON_SIZE = 512;
/** Logo pixels per card pixel; the card is painted at twice its size and scaled down. */
const CARD_DENSITY = 2;

/** Returns an image as a `data:` URL, because image converters do not load linked files. */
async function embedImage(image: Logo, box: Box): Promise<string> {
  return `data:image/png;base64,${(await paintLogo(image, box)).toString('base64')}`;
}

const sign = icon
  ? imageSign(await embedImage(icon.image, { width: ICON_SIZE, height: ICON_SIZE }))
  : markSign(accentColors?.mark);

/**
 * Returns the company’s icon as SVG text.
 *
 * @param margin - fraction of the width that stays empty on each side; ignored for an image made as an icon,
 * which fills its square
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

/** The logo on social cards; undefined if the company has no logo, and the cards show the mark. */
export const cardLogo = await makeCardLogo();
