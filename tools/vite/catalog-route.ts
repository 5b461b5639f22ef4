/** The living catalog at /catalog: on the development server only, never in a build. */
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

const inCatalog = (file: string): string =>
  fileURLToPath(new URL(`../../src/features/catalog/${file}`, import.meta.url));

export function catalogRoute(): AstroIntegration {
  return {
    name: 'catalog-route',
    hooks: {
      'astro:config:setup': ({ command, injectRoute }) => {
        if (command !== 'dev') return;
        injectRoute({ pattern: '/catalog', entrypoint: inCatalog('catalog.astro') });
        injectRoute({ pattern: '/catalog/[plate].svg', entrypoint: inCatalog('plate.svg.ts') });
      },
    },
  };
}
