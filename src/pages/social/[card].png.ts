import type { APIRoute, GetStaticPaths } from 'astro';
import { drawSocialCard } from '../../drawings/pictures/previews/social-card.ts';
import { drawingOf } from '../../features/art/art-source.ts';
import { cardLogo } from '../../features/art/site-sign.ts';
import { type SocialCardPage, socialCards } from '../../layouts/page-social-cards.ts';
import { paintPng } from '../../lib/formats/png.ts';
import { accentColors } from '../../site/brand.ts';
import { business } from '../../site/business.ts';
import { phoneText } from '../../site/contact-details.ts';
import { mainLicense } from '../../site/credentials.ts';

/** One social card per page. */
export const getStaticPaths: GetStaticPaths = () =>
  socialCards.map((card) => ({ params: { card: card.file }, props: { card } }));

export const GET: APIRoute<{ card: SocialCardPage }> = async ({ props: { card } }) => {
  const svg = drawSocialCard({
    name: business.shortName,
    logo: cardLogo,
    markColor: accentColors?.mark,
    title: card.title,
    footer: phoneText.replaceAll('\u00a0', ' '),
    license: mainLicense,
    art: card.art,
    drawing: drawingOf(card.art),
  });
  return new Response(new Uint8Array(await paintPng(svg)), { headers: { 'Content-Type': 'image/png' } });
};
