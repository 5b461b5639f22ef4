/** Words that lead the search to a machine, in addition to those on its pages; see `search-terms.ts`. */
import type { SystemKey } from './parts.ts';

/** Words that identify the machine, in addition to its names, place and symptoms. */
export const SYSTEM_WORDS: Readonly<Record<SystemKey, string>> = {
  boiler:
    'radiator radiators steam pipes risers cellar whole building burner oil heat heating plant gauge walk-up',
  'water-heater':
    'hot water shower tank tankless faucet bath pilot light gallon gal sediment anode waterheater',
  furnace: 'furnace forced air vents heat heater cellar ducts flame blower house oil gas',
  ptac: 'ptac window sill under the window sleeve hotel rooms chassis through the wall heater wall unit ac',
  wshp: 'condo closet heat pump panel loop lockout hallway high-rise tower chassis',
  'mini-split':
    'mini split ductless head heads heat pump remote wall blinking split ac air conditioner copper lines outdoor unit',
  'central-ac':
    'central air ac vents ducts condenser coil outside fan backyard yard house thermostat grilles ceiling upstairs',
  'vrf-vrv': 'vrf multi room zone office ceiling cassette controller floors roof bank modules',
  rtu: 'rooftop unit roof store commercial ceiling tile sales floor crane curb',
  general: 'hvac heating and cooling contractor technician guy company near me',
};

/** Words that name a machine, or a place that only one has: a query with one is about no other machine. */
export const SYSTEM_NAMES: Readonly<Partial<Record<SystemKey, string>>> = {
  boiler: 'radiator',
  'water-heater': 'tankless',
  ptac: 'underwindow sleeve',
  wshp: 'closet',
  'vrf-vrv': 'cassette multiroom',
  rtu: 'rooftopunit roof',
};

/** Words for single services: those without a machine, and things that usually end with a new machine. */
export const SERVICE_WORDS: Readonly<Record<string, string>> = {
  'hvac-system-replacement-estimate':
    'whole house entire system everything heating and cooling hvac free estimate quote price new second opinion all electric electrify townhouse budget',
  'general-hvac-services':
    'exhaust fan bathroom kitchen vent fan thermostat noise smell neighbor cooking second opinion hvac contractor help inspection fresh air',
  'central-ac-replacement': 'r22 freon obsolete refrigerant',
  'water-heater-replacement': 'tankless',
  'boiler-replacement': 'oiltank',
  'boiler-maintenance': 'gasbill',
  'mini-split-installation': 'fireescape',
};
