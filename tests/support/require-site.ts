/** Stops a suite that reads a built site before its first test when nobody built it. */
export { assertSiteBuilt as default } from './tested-company.ts';
