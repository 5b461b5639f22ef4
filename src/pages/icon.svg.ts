import type { APIRoute } from 'astro';
import { drawSiteIcon } from '../features/art/site-sign.ts';

export const GET: APIRoute = () =>
  new Response(drawSiteIcon(), { headers: { 'Content-Type': 'image/svg+xml' } });
