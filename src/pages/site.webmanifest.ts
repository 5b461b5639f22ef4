import type { APIRoute } from 'astro';
import { business } from '../site/business.ts';
import { pageMetadata } from '../site/metadata.ts';
import { routes } from '../site/routes.ts';

const icon = (name: string, size: number, purpose: 'any' | 'maskable' = 'any') => ({
  src: `/${name}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

export const GET: APIRoute = () =>
  new Response(
    JSON.stringify({
      name: business.name,
      short_name: business.shortName,
      description: pageMetadata[routes.home].description,
      lang: 'en-US',
      start_url: routes.home,
      scope: '/',
      display: 'browser',
      background_color: '#12181d',
      theme_color: '#000000',
      icons: [icon('icon-192', 192), icon('icon-512', 512), icon('icon-maskable-512', 512, 'maskable')],
    }),
    { headers: { 'Content-Type': 'application/manifest+json' } },
  );
