import type { APIRoute } from 'astro';
import sharp from 'sharp';
import { drawSiteIcon } from '../features/art/site-sign.ts';
import { encodeIco } from '../lib/formats/ico.ts';

const SIZE = 32;

export const GET: APIRoute = async () => {
  const svg = Buffer.from(drawSiteIcon());
  const png = await sharp(svg, { density: 300 }).resize(SIZE, SIZE).png().toBuffer();
  return new Response(encodeIco(png, SIZE), { headers: { 'Content-Type': 'image/x-icon' } });
};
