/**
 * What people call things, for the search: the trade's words, the plain ones, and spellings that are wrong
 * but common. Entries say what a word means in New York, never which page a whole sentence leads to.
 *
 * All in lower case and without apostrophes, as `src/lib/search/search-words.ts` reads what is typed.
 */
import type { SystemKey } from './parts.ts';
import type { Job } from './schema.ts';

/** Several words that are one word for us, first as we look it up. Longer ones win over shorter ones. */
export const PHRASES: readonly (readonly [word: string, ...spellings: string[]])[] = [
  [
    'ac',
    'a c',
    'air conditioner',
    'air conditioners',
    'air conditioning',
    'air con',
    'aircon',
    'airconditioner',
    'acs',
  ],
  ['centralac', 'central ac', 'central air', 'central a c', 'central air conditioning', 'central cooling'],
  ['heatpump', 'heat pump', 'heat pumps', 'heatpumps'],
  ['wshp', 'water source heat pump', 'water source', 'watersource', 'water loop', 'loop heat pump'],
  [
    'minisplit',
    'mini split',
    'mini splits',
    'minisplits',
    'split ac',
    'split unit',
    'split units',
    'splits',
    'wall split',
    'split system',
  ],
  // People say “ductless” for the machine.
  ['ductless', 'duct less', 'no ducts', 'no duct', 'no ductwork', 'without ducts', 'without ductwork'],
  ['waterheater', 'water heater', 'water heaters', 'hot water heater', 'hotwater heater', 'water tank'],
  ['hotwater', 'hot water'],
  [
    'ptac',
    'p tac',
    'ptacs',
    'pt ac',
    'wall unit',
    'wall units',
    'through the wall',
    'through wall',
    'thru wall',
    'thru the wall',
    'wall ac',
  ],
  [
    'underwindow',
    'under the window',
    'under the windows',
    'under my window',
    'under window',
    'below window',
    'below the window',
    'beneath the window',
    'window wall',
    'by the window',
  ],
  [
    'rooftopunit',
    'rooftop unit',
    'rooftop units',
    'roof top unit',
    'roof top units',
    'roof unit',
    'rtu',
    'rtus',
    'rooftop ac',
    'roof ac',
    'ac on roof',
    'ac on the roof',
    'package unit',
    'packaged unit',
  ],
  ['multiroom', 'multi room', 'multi zone', 'multizone'],
  ['howmuch', 'how much'],
  ['howlong', 'how long', 'how soon', 'how fast', 'how many days'],
  ['taxcredit', 'tax credit', 'tax credits', 'federal credit'],
  ['creditcard', 'credit card', 'credit cards'],
  ['afterhours', 'after hours'],
  ['tuneup', 'tune up', 'tune ups', 'tuneups', 'tuning'],
  [
    'storey',
    'first floor',
    '1st floor',
    'fourth floor',
    'top floor',
    'half a floor',
    'half the floor',
    'floors',
  ],
  ['salesfloor', 'sales floor'],
  ['forcedair', 'forced air', 'hot air', 'warm air'],
  ['blowswarm', 'blowing warm', 'blowing warm air', 'blows warm air', 'blowing hot air', 'blows hot air'],
  ['r22', 'r 22', 'hcfc 22', 'r22 system', 'r 22 system'],
  ['citymulti', 'city multi'],
  ['aosmith', 'a o smith', 'ao smith'],
  ['bradfordwhite', 'bradford white'],
  ['weilmclain', 'weil mclain'],
  ['heatexchanger', 'heat exchanger'],
  [
    'exhaustfan',
    'exhaust fan',
    'bath fan',
    'bathroom fan',
    'vent fan',
    'bathroom vent',
    'kitchen fan',
    'range hood',
  ],
  [
    'shutoff',
    'shut off',
    'shuts off',
    'shutting off',
    'turn off',
    'turns off',
    'turning off',
    'cuts off',
    'cutting off',
    'tripping off',
    'goes off',
  ],
];

/** Words that mean the same here, the first of which is looked up. */
export const SYNONYMS: readonly (readonly [word: string, ...others: string[]])[] = [
  ['cellar', 'basement', 'downstairs'],
  ['bang', 'knock', 'clank', 'clang', 'hammer', 'boom', 'thump', 'pound'],
  ['leak', 'drip', 'puddle', 'flood', 'gush'],
  ['noise', 'noisy', 'loud', 'sound'],
  ['rattle', 'vibrate', 'shake', 'buzz'],
  ['screech', 'squeal', 'squeak', 'scrape', 'grind', 'whine'],
  ['smell', 'stink', 'odor', 'musty', 'moldy', 'stench', 'smelly', 'mildew', 'mold'],
  ['ice', 'frozen', 'froze', 'freeze', 'icing', 'iced'],
  ['blink', 'flash', 'flashing', 'blinking'],
  ['code', 'error', 'fault'],
  ['breaker', 'fuse'],
  ['blank', 'dead'],
  ['start', 'ignite', 'light', 'lite'],
  ['quit', 'stop', 'shutoff', 'lockout', 'die'],
  ['vent', 'register', 'grille', 'grill'],
  ['duct', 'ductwork'],
  [
    'store',
    'shop',
    'deli',
    'bodega',
    'restaurant',
    'supermarket',
    'pizzeria',
    'commercial',
    'retail',
    'grocery',
    'salon',
    'warehouse',
  ],
  ['condo', 'condominium'],
  ['coop', 'co-op'],
  ['apartment', 'apt', 'flat'],
  ['office', 'conference', 'meeting', 'boardroom'],
  ['cassette', 'ceilingcassette'],
  ['faucet', 'tap', 'sink'],
  ['shower', 'bath', 'tub'],
  ['maintenance', 'service', 'maintain', 'upkeep', 'checkup', 'tuneup', 'preventive', 'preventative'],
  ['clean', 'wash', 'scrub', 'flush', 'descale'],
  ['replacement', 'replace', 'swap', 'exchange', 'upgrade', 'changeout'],
  ['install', 'installation', 'put'],
  ['cost', 'price', 'estimate', 'quote', 'pricing', 'bid'],
  ['discontinued', 'obsolete', 'unavailable'],
  ['vrf', 'vrv', 'citymulti'],
  ['minisplit', 'ductless'],
  ['thermostat', 'tstat', 'nest'],
  ['expensive', 'bill'],
  ['rust', 'rusty', 'rusted', 'corroded'],
  ['neighbor', 'neighbour', 'neighbors'],
  ['super', 'superintendent'],
  ['cook', 'cooking', 'food'],
  ['lose', 'fill', 'refill'],
  ['heat', 'heater', 'heating'],
  ['ceiling', 'cieling', 'celing'],
  ['burn', 'burnt', 'scorch'],
];

/** Words that say which machine it is, besides its names, place and symptoms. */
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

/** Words for single services: those without a machine of their own, and what mostly ends in a new one. */
export const SERVICE_WORDS: Readonly<Record<string, string>> = {
  'hvac-system-replacement-estimate':
    'whole house entire system everything heating and cooling hvac free estimate quote price new second opinion all electric electrify townhouse budget',
  'general-hvac-services':
    'exhaust fan bathroom kitchen vent fan thermostat noise smell neighbor cooking second opinion hvac contractor help inspection fresh air',
  'central-ac-replacement': 'r22 freon obsolete refrigerant',
  'water-heater-replacement': 'tankless',
};

/** Words that tell what is to be done. What shows a fault asks for a repair. */
export const JOB_WORDS: Readonly<Record<Exclude<Job, 'general'>, string>> = {
  repair:
    'repair fix broken broke leak no not wont doesnt isnt cant never stopped stuck bang rattle screech hum ice blink code trip tripping noise hiss cold quit fail failed weak issue problem warm hardly keeps click wrong water smoke soot stain',
  maintenance:
    'maintenance clean yearly annual annually inspection inspect check season seasonal filter quarterly spring fall before contract schedule regular often bleed balance',
  replacement:
    'replacement new old bigger smaller convert conversion cracked discontinued age ancient switch instead',
  installation: 'install add',
  estimate: 'cost much howmuch free budget worth many',
};

/** Places and other words that say nothing about the machine. */
export const STOP_WORDS =
  'a an the my our your me i we us it its is are was be in on at to of for with from and or but so this that there please help want someone somebody anyone get got have has had can could will would do does did when while how what who why where which some all any out up into over every nyc ny new-york near need just like really very keep still yr year years yo street ave avenue no not wont doesnt isnt cant dont never work working works';

/** Words that say what is wanted rather than of which machine; they count less than the others. */
export const LOW_WEIGHT_WORDS =
  'cost much free new old replacement install maintenance repair fix broke broken yearly annual company contract run running unit units system systems';

/** Boroughs and neighborhoods: we come to all of them, so they do not choose a service. */
export const PLACE_NAMES =
  'new york city, manhattan, brooklyn, queens, the bronx, bronx, staten island, long island city, lic, washington heights, harlem, inwood, upper east side, upper west side, ues, uws, midtown, chelsea, soho, tribeca, battery park, battery park city, hudson yards, lower east side, east village, west village, park slope, bay ridge, bushwick, flatbush, bed stuy, williamsburg, greenpoint, crown heights, sunset park, bensonhurst, sheepshead bay, brooklyn heights, astoria, jackson heights, forest hills, flushing, bayside, ridgewood, jamaica, sunnyside, woodside, rego park, howard beach, riverdale, fordham, morris park, throgs neck, pelham bay, tottenville, st george, great kills, todt hill';
