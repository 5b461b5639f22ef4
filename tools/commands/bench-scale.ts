/**
 * Cost of a build with 31, 310 and 3,100 services: `npm run bench:scale`. Exits with 1 when 3,100 services cost more
 * than twelve times what 310 cost.
 */
import { measureBuildCost } from '../bench/build-cost.ts';

process.exit(measureBuildCost() ? 0 : 1);
