/** Stops a suite that reads a built site before its first test if the site has not been built. */
import { assertSiteBuilt } from './tested-company.ts';

export default (): void => assertSiteBuilt();
