import type { APIRoute } from 'astro';
import { buildContactCard } from '../site/contact-card.ts';

export const GET: APIRoute = () =>
  new Response(buildContactCard(), { headers: { 'Content-Type': 'text/vcard; charset=utf-8' } });
