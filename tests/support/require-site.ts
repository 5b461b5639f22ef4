/** Stops a suite before its first test if the site that it reads has not been built. */
import { assertSiteBuilt } from './tested-company.ts';

export default (): void => assertSiteBuilt();
