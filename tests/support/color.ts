/** How contrast is measured; the catalog of the site shows the same numbers. */
export { contrast } from '../../src/lib/styling/contrast.ts';
