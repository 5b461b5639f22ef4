/** Packages that Vite pre-bundles before the first form opens. */
import '@keystatic/astro/api';
import '@keystatic/astro/ui';
import '@keystatic/core/ui';
