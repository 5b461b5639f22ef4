/** How fast a second page is painted, with and without rendering ahead: `npm run bench:next-page`. */

import { measureNextPages } from '../bench/next-page.ts';
import { runCommand } from '../command-error.ts';

await runCommand(() => measureNextPages(process.env.SITE_DIST ?? 'dist'));
process.exit();
