import type { APIRoute, GetStaticPaths } from 'astro';
import { MASKABLE_MARGIN } from '../drawings/pictures/previews/app-icon.ts';
import { drawSiteIcon } from '../features/art/site-sign.ts';
import { paintIcon } from '../lib/formats/png.ts';

interface IconProps {
  readonly size: number;
  readonly margin?: number;
}

/** Icons under the file names that browsers and the manifest expect. */
export const getStaticPaths: GetStaticPaths = () => [
  { params: { icon: 'apple-touch-icon' }, props: { size: 180, margin: 1 / 6 } },
  { params: { icon: 'icon-192' }, props: { size: 192 } },
  { params: { icon: 'icon-512' }, props: { size: 512 } },
  { params: { icon: 'icon-maskable-512' }, props: { size: 512, margin: MASKABLE_MARGIN } },
];

export const GET: APIRoute<IconProps> = async ({ props: { size, margin } }) => {
  const png = await paintIcon(drawSiteIcon(margin), size);
  return new Response(new Uint8Array(png), { headers: { 'Content-Type': 'image/png' } });
};
