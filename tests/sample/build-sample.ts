/** Builds the site that all suites read: `npm run sample:build`. */
import { buildSite } from '../../tools/build/build-site.ts';
import { stopOnWrongContent } from '../../tools/identity/wrong-content.ts';
import { SAMPLE_SITE, switchToSample } from './sample-site.ts';

switchToSample();
await stopOnWrongContent();
await buildSite({ outDir: SAMPLE_SITE });
console.log(`Built the sample's site in ${SAMPLE_SITE}/.`);
