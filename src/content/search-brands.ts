import type { SystemKey } from './parts.ts';

/**
 * Brands that people name instead of the machine, by the machine that each is known for here. They do not
 * imply that the company is a dealer.
 */
export const BRAND_WORDS: Readonly<Partial<Record<SystemKey, string>>> = {
  boiler: 'weilmclain burnham peerless utica buderus viessmann lochinvar slantfin',
  'water-heater': 'bradfordwhite aosmith rheem navien rinnai noritz takagi',
  furnace: 'lennox carrier trane goodman bryant payne amana york rheem',
  ptac: 'friedrich islandaire amana zoneline retroaire',
  wshp: 'climatemaster mcquay waterfurnace',
  'mini-split': 'mitsubishi fujitsu daikin lg gree samsung senville pioneer',
  'central-ac': 'lennox carrier trane goodman bryant rheem york',
  'vrf-vrv': 'citymulti daikin',
  rtu: 'aaon reznor',
};
