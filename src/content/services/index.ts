import type { Service } from '../schema.ts';
import { boilerServices } from './boiler.ts';
import { centralAcServices } from './central-ac.ts';
import { furnaceServices } from './furnace.ts';
import { generalServices } from './general.ts';
import { miniSplitServices } from './mini-split.ts';
import { ptacServices } from './ptac.ts';
import { rtuServices } from './rtu.ts';
import { vrfServices } from './vrf-vrv.ts';
import { waterHeaterServices } from './water-heater.ts';
import { wshpServices } from './wshp.ts';

/** All services in the building's order, cellar to roof, as in `systems.ts`. */
export const services: readonly Service[] = [
  ...boilerServices,
  ...waterHeaterServices,
  ...furnaceServices,
  ...ptacServices,
  ...wshpServices,
  ...miniSplitServices,
  ...centralAcServices,
  ...vrfServices,
  ...rtuServices,
  ...generalServices,
];
