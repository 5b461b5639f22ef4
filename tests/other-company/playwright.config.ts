import { siteConfig } from '../support/site-config.ts';
import { OTHER_SITE } from '../support/tested-company.ts';

/** Tests the other company's site, which `node tests/support/other-site.ts` builds. */
export default siteConfig({
  company: 'fixture',
  testDir: import.meta.dirname,
  port: Number(process.env.OTHER_PORT ?? 8795),
  site: `${OTHER_SITE}/dist`,
});
