/** Measures contrast; the style guide shows the same numbers. */
export { contrast } from '../../src/lib/styling/contrast.ts';
