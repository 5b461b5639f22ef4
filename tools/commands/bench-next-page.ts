/** How fast a second page is painted, with and without rendering ahead: `npm run bench:next-page`. */
import { measureNextPages } from '../bench/next-page.ts';

await measureNextPages(process.env.SITE_DIST ?? 'dist');
process.exit(0);
