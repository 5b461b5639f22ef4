/** Stops a suite that reads the sample's site before its first test when nobody built it. */
export { assertSampleBuilt as default } from './sample-site.ts';
