import { provideOtherSite } from '../support/other-site.ts';
import { siteConfig } from '../support/site-config.ts';
import { OTHER_SITE } from '../support/tested-company.ts';

await provideOtherSite();

/** Tests the other company's site. */
export default siteConfig({
  company: 'fixture',
  testDir: import.meta.dirname,
  port: Number(process.env.OTHER_PORT ?? 8795),
  site: `${OTHER_SITE}/dist`,
});
