/** Adds the style guide at /catalog, only on the development server. */
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

const inStyleGuide = (file: string): string =>
  fileURLToPath(new URL(`../../src/features/style-guide/${file}`, import.meta.url));

export function styleGuideRoute(): AstroIntegration {
  return {
    name: 'style-guide-route',
    hooks: {
      'astro:config:setup': ({ command, injectRoute }) => {
        if (command !== 'dev') return;
        injectRoute({ pattern: '/catalog', entrypoint: inStyleGuide('style-guide.astro') });
        injectRoute({ pattern: '/catalog/[sample].svg', entrypoint: inStyleGuide('sample.svg.ts') });
      },
    },
  };
}
