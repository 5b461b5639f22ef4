/** Stops a suite that reads a built site before its first test if nobody has built the site. */
import { assertSiteBuilt } from './tested-company.ts';

export default (): void => assertSiteBuilt();
