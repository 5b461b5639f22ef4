/**
 * What people call things, for the search: trade terms, plain words, and common misspellings. An entry says
 * what a word means in New York, never which page a whole sentence leads to.
 *
 * All are in lowercase without apostrophes, as `src/lib/search/search-words.ts` normalizes queries.
 */
import type { Job } from './schema.ts';

/** Words that mean the same here: the word that is looked up, then the others. */
export const SYNONYMS: Readonly<Record<string, string>> = {
  cellar: 'basement downstairs',
  bang: 'knock clank clang hammer boom thump pound',
  leak: 'drip puddle flood gush',
  base: 'bottom underneath beneath',
  hot: 'warm blowswarm',
  noise: 'noisy loud sound',
  rattle: 'vibrate shake buzz',
  screech: 'squeal squeak scrape grind whine',
  smell: 'stink odor musty moldy stench smelly mildew mold',
  ice: 'frozen froze freeze icing iced',
  blink: 'flash flashing blinking',
  code: 'error fault',
  breaker: 'fuse',
  blank: 'dead',
  start: 'ignite light lite',
  quit: 'stop shutoff lockout die',
  vent: 'register grille grill',
  duct: 'ductwork',
  store: 'shop deli bodega restaurant supermarket pizzeria commercial retail grocery salon warehouse',
  condo: 'condominium',
  coop: 'co-op',
  apartment: 'apt flat',
  office: 'conference meeting boardroom',
  cassette: 'ceilingcassette',
  faucet: 'tap sink',
  shower: 'bath tub',
  maintenance: 'service maintain upkeep checkup tuneup preventive preventative',
  clean: 'wash scrub flush descale',
  replacement: 'replace remove removal swap exchange upgrade changeout',
  install: 'installation put',
  cost: 'price estimate quote pricing bid',
  discontinued: 'obsolete unavailable',
  vrf: 'vrv citymulti',
  minisplit: 'ductless',
  thermostat: 'tstat nest',
  expensive: 'bill',
  rust: 'rusty rusted corroded',
  neighbor: 'neighbour neighbors',
  super: 'superintendent',
  cook: 'cooking food',
  lose: 'fill refill',
  heat: 'heater heating',
  ceiling: 'cieling celing',
  burn: 'burnt scorch',
};

/** Words that request a job. A word for a fault requests a repair. */
export const JOB_WORDS: Readonly<Record<Exclude<Job, 'general'>, string>> = {
  repair:
    'repair fix broken broke leak no not wont doesnt isnt cant never stopped stuck bang rattle screech hum ice blink code trip tripping noise hiss cold quit fail failed weak died issue problem warm hardly keeps click wrong water smoke soot stain',
  maintenance:
    'maintenance clean yearly annual annually inspection inspect check season seasonal filter quarterly spring fall before contract schedule regular often bleed balance gasbill',
  replacement:
    'replacement new old bigger smaller convert conversion cracked discontinued age ancient switch instead',
  installation: 'install add',
  estimate: 'cost much howmuch free budget worth many',
};

/** Places and other words that say nothing about the machine. */
export const STOP_WORDS =
  'a an the my our your you are me i we us it its is are was be in on at to of for with from and or but so this that there please help want someone somebody anyone get got have has had can could will would do does did when while how what who why where which some all any out up into over every nyc ny new-york near goes need just like really very come number offer take keep still yr year years yo street ave avenue no not wont doesnt isnt cant dont never work working works died serve cover travel next allow policy here apartment';

/** Words about the job rather than the machine; they count less than the others. */
export const LOW_WEIGHT_WORDS =
  'cost much free new old replacement install maintenance repair fix broke broken yearly annual company contract run running unit units system systems';

/** Things that no service covers. */
export const UNSERVED_WORDS = 'detector smokedetector';
