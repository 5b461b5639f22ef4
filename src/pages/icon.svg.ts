import type { APIRoute } from 'astro';
import { drawAppIcon } from '../drawings/pictures/previews/app-icon.ts';

export const GET: APIRoute = () =>
  new Response(drawAppIcon(), { headers: { 'Content-Type': 'image/svg+xml' } });
