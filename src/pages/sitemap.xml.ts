import type { APIRoute } from 'astro';
import { absoluteUrl } from '../site/routes.ts';
import { sitemapRoutes } from '../site/sitemap.ts';

/** The sitemap (sitemaps.org/protocol.html), without `<lastmod>`, because the content has no dates of its changes. */
export const GET: APIRoute = () => {
  const urls = sitemapRoutes.map((route) => `<url><loc>${absoluteUrl(route)}</loc></url>`);
  const xml = `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>`;
  return new Response(xml, { headers: { 'Content-Type': 'application/xml' } });
};
