import type { APIRoute } from 'astro';
import { business } from '../site/business.ts';
import { pages } from '../site/catalog.ts';
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
      description: pages.home.metadata.description,
      lang: 'en-US',
      id: routes.home,
      start_url: routes.home,
      scope: '/',
      // Pages have no back button, so the browser has to show one.
      display: 'minimal-ui',
      background_color: '#12181d',
      theme_color: '#000000',
      icons: [icon('icon-192', 192), icon('icon-512', 512), icon('icon-maskable-512', 512, 'maskable')],
    }),
    { headers: { 'Content-Type': 'application/manifest+json' } },
  );
