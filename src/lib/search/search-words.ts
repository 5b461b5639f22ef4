/** Normalizes queries and searched texts to the same plain words. */
import { DANGER_CALM, ONE_RADIATOR, UNEVEN } from '../../content/danger-calm.ts';

/** The vocabulary of the search; the words themselves are content. */
export interface SearchTerms {
  /** For each word that is looked up: the phrases that are read as this word, separated by commas. */
  readonly phrases: Readonly<Record<string, string>>;
  /** For each word that is looked up: the words that mean the same, separated by spaces. */
  readonly synonyms: Readonly<Record<string, string>>;
  /** Words that say nothing about the machine, separated by spaces. */
  readonly stopWords: string;
  /** Words that count less than others, separated by spaces. */
  readonly lowWeight: string;
  /** Names of places, separated by commas. */
  readonly places: string;
}

/** What a text denies and what it states: “it starts, but does not cool”. */
export interface Statement {
  readonly denied: ReadonlySet<string>;
  readonly stated: ReadonlySet<string>;
  /** Whether the text says that only a part is affected, or everything: “only in the shower”, “all rooms”. */
  readonly scope: 'part' | 'whole' | undefined;
}

/** Reads text into words. */
interface WordReader {
  /** Returns the words that are looked up, in order. */
  readonly read: (text: string) => string[];
  /** Returns the same words plus the stop words, which may indicate the job: “won’t”, “can’t”. */
  readonly readAll: (text: string) => string[];
  /** Returns the words that the text denies, and those that it states. */
  readonly readDenied: (text: string) => Statement;
}

/** An age: “25 yr old”, “20yo”, “15 years”. */
const AGE = /\b\d+ ?(?:yrs?|years?|yo)(?: old)?\b/g;
/** The temperature of a room that is too hot: “88 in the bedroom”, “still 82”, “hay 85 grados”. */
const HOT_ROOM =
  /(?<!\b(?:law|ll|ley|local) )(?<!\b(?:water|agua)\b.{0,12})\b(?:7[4-9]|[89]\d|1[01]\d)(?:(?: ?f| degrees?| grados)\b|(?= (?:in|inside|with|and|en|adentro|con|y)\b))|(?<=\b(?:its|still|is|at|below|under|past|hay|marca|says|a|stays) )(?:7[4-9]|[89]\d)(?: ?f| degrees?| grados)?\b/g;
/** The temperature of a home that is near the city’s limits: “64 inside”, “super says 65”, “tenant says 61”. */
const COOL_ROOM =
  /(?<!\b(?:set|store|shop|office|tienda|water|agua)\b.*)(?:(?<=\b(?:its|is|at|only|says?|reads?|stays|hay|hace|marca|dice|a) )(?:6[1-9]|70)(?: degrees?| grados)?(?: f)?(?! (?:st|street|ave|units?|apt|gallon|year))\b|\b(?:6[1-9]|70)(?: degrees?| grados)?(?: ?f)?(?= (?:in|inside|en|adentro|legal|at|a las)\b))/g;
/** The temperature that a thermostat is set to. */
const SET_POINT = /\bset (?:it )?(?:(?:to|at|for|on) )*\d\d\b/g;
/** The temperature of hot water: “hot water only gets to 105”, “el agua sale a 95 grados”. */
const HOT_WATER =
  /\b(?:(?:8\d|9\d|1[0-3]\d)(?: degrees| grados)? hot water|(?:hot water|water|agua|shower|ducha|regadera|tap|faucet|pluma)(?: (?!hot|heater|tank|tanque)[a-z]+){0,5} (?:[7-9]\d|1[0-3]\d)(?: (?:degrees|grados))?(?! (?:gallons?|gals?|galones|psi|units?|years?)))\b/g;
/** Heat that somebody cannot turn down: “cant turn the radiator off”, “no puedo cerrar el radiador”. */
const TOO_MUCH_HEAT =
  /\b(?:(?:cant|cannot|couldnt|wont|doesnt|dont|will not) (?:turn|shut|close|lower)(?: (?:the|my|this|down|off))* (?:heat|radiators?|steam)(?: off| down)?|(?:heat|radiators?|steam) (?:wont|doesnt|will not|cant|never) (?:be )?(?:turn|shut|close|go)s?(?! on)(?: off| down)?|(?:like |feels like )?a sauna)\b/g;
/** White vapor of a machine outside, which is frost that it melts: “steam coming off the condenser”, “bota vapor”. */
const DEFROST_STEAM =
  /\b(?:steam(?:ing|s)?|vapor)(?: (?:is|coming|comes|rising|from|off|out|of|on|the|my|a|an|normal|outside|outdoor|de|del|la|el|mi))* (?:outdoor unit|outside unit|outside ac|unit outside|mini ?split|split|heat ?pump|condenser|unidad de afuera|compresor|motor de afuera|aire)\b(?! vents?)|\b(?:outdoor unit|outside unit|unit outside|mini ?split|split|heat ?pump|condenser|compresor|unidad de afuera)(?: (?:is|has|bota|echa|sale|tira))* (?:steam(?:ing|s)?|vapor)\b/g;
/** A machine that does not cool, in English: “never gets cool”, “wont blow cold”. “Not” is never looked up. */
const NOT_COOLING =
  /\b(?:not|never|no|wont|will not|doesnt|does not|isnt|dont|cant|aint|barely|hardly|stopp?ed)(?: (?:really|even|get|gets|getting|blow|blows|blowing))* (?:cool|cools|cooling|cold)\b(?! (?:water|room|rooms|day|weather))(?: (?:air|down|working))*/g;
/** A high bill for electricity, in Spanish: “me llega alta la luz”, “gasta mucha luz”. */
const LIGHT_BILL =
  /\b(?:lleg[ao]|pag\w+|subio|sube|viene|gast\w+|consum\w+|altisim\w|carisim\w|car[ao]|cuenta|recibo|factura|bill?)(?: (?!aire|agua)[a-z]+){0,4} luz\b(?: (?:muy )?(?:alt\w+|car\w+))?|\bluz (?:(?:me|nos|esta|sale|llega|llego|viene|vino|muy|tan) )*(?:alt\w+|car[oa]|carisim\w|subio|por las nubes)/g;
/** Returns a pattern for a high bill: “my heating bill is too high”, “high gas bill”. */
const billOf = (kinds: string): RegExp =>
  new RegExp(
    `\\b(?:high|crazy|huge|insane|big) (?:${kinds}) bills?\\b|\\b(?:${kinds}) bills?(?: (?:is|was|are|went|got|has|this|month|winter|summer|so|too|very|really|way|just|keeps|going|getting|been|much|crazy|insane|sky))* (?:high|higher|crazy|up|insane|doubled|tripled|outrageous|expensive|killing)(?: (?:this|last) (?:month|summer|winter|year|week))?`,
    'g',
  );
const POWER_BILL = billOf('electric|electricity|light|power|con ed|coned|con edison|utility');
const FUEL_BILL = billOf('gas|heating|heat|oil|fuel');
/** A building of many homes: “24 unit building”, “edificio de 12 apartamentos”. */
const MANY_HOMES =
  /\b(?:\d\d+ (?:units?|apartments?|apts?|families|family) building|building (?:of|with) \d\d+ (?:units|apartments|apts)|edificio (?:de|con) \d\d+ (?:unidades|apartamentos|aptos|departamentos))\b/g;
/** Words after “no”, “not” and the like, which deny them: “no enfria”, “wont cool”. */
const DENIED =
  /\b(?:no|not|never|ni|nunca|neither|nor|(?:do|does|did|is|are|was|were|wo|ca|could|would|has|have|had|ai)nt) (?:(?:se|me|le|la|lo|puede|puedo|pueden|esta|estan|sale|is|gets?|getting|switch to|go to|make) )*((?:air|aire|agua|water|hot) )?(\w+)/g;
/** A machine that does not start, which does not run either. */
const NOT_ON = /\b(?:wont|not|doesnt|isnt|aint|never) (?:turn|com|kick|start|power)\w*(?: on| up)?\b/g;
/** A machine that blows warm air, although it should cool. */
const WARM_AIR =
  /\b(?:blow\w*|bota\w*|echa\w*|tira\w*|sale)(?: (?:out|only|just|nothing but|puro|pura|solo|el))* (?:hot|warm|aire caliente|caliente)(?: air)?(?: (?:on|in|with|when|set to|en|con) (?:the |el )?(?:cool|ac|frio)\w*(?: mode)?)?\b/g;
/** Words for a part of a home, and for all of it. */
const PART = /\b(?:only|just|one|half|solo|solamente|un solo|una sola|mitad)\b/;
const WHOLE = /\b(?:all|whole|every|entire|at all|tod[oa]s?|ningun\w*)\b/;
/** Heat in one place and none in another; symptoms say it too. */
const UNEVEN_HEAT = anyOf([UNEVEN]);
const COLD_RADIATOR = anyOf([ONE_RADIATOR]);
/** The opposite of what happens: “tira caliente en vez de frío”. */
const INSTEAD =
  /(?<!\b(?:heat\w*|cool\w*|calienta|enfria) )\b(?:en ve[sz] de|en lugar de|instead of) (?:cold|cool\w*|hot|heat\w*|warm|frio|caliente|calor|enfriar|calentar)\b(?: air)?/g;
/** Air at a radiator, which it lets out: “el radiador bota aire”. */
const RADIATOR_AIR =
  /(?<=\bradia[dt]\w+.*)\b(?:el )?air(?:e)?\b(?! (?:vents?|valves?))|\bair(?:e)?\b(?! (?:vents?|valves?))(?=.*\bradia[dt])/g;
/** An old machine that gives way to another: “swap an old boiler for heat pumps”. */
const SWAPPED =
  /\b(?:swap|replace|switch|convert|change|cambiar|reemplazar)\b.*\b(?:boilers?|furnaces?|radiators?|calderas?|radiadores)\b.*?\b(?:for|to|with|por|a)\b(?=.*\b(?:heat ?pumps?|mini ?splits?|bombas? de calor)\b)/g;
/** What happened before a machine failed: “after the power outage”, “se fue la luz y ahora”. */
export const EVENT =
  /\b(?:(?:after|since) (?:(?:the|a|an|our|my|last|that|this|power|rain|thunder|big) )*(?:outage|blackout|storm|thunderstorm|hurricane|lightning)|(?:power|lights?|electricity) (?:went out|was out|came back)(?: and| now| but)*|(?:despues|luego|desde|por|con) (?:(?:de|del|que|el|la|un|una) )*(?:apagon|tormenta|se fue la luz)|se (?:me |nos )?fue la luz(?: y| ahora| pero)+|cuando (?:se fue|volvio|llego|regreso|vino) la luz|(?:volvio|regreso|llego) la luz(?: y| pero)*)\b/g;
/** A time of day or a number of minutes: “4 am”, “10:30 pm”, “20 min”. */
const TIME = /\b\d{1,2}(?: \d\d)? ?(?:am|pm|mins?|minutes?)\b/g;
/** A code on a display: “e4”, “ch 05”. */
const CODE = /\b(?:ch ?\d\d|[efuh]\d{1,3})\b/g;
/** A floor or an apartment, which does not help to identify the machine: “3rd floor”, “second fl”, “apt 5c”. */
const FLOOR =
  /\b(?:(?:\d+(?:st|nd|rd|th)?|second|third|fifth|sixth) ?(?:floor|flr|fl)|(?:apt|unit) ?\d+\w?|\d+ ?(?:units?(?= building\b)|unidades))\b/g;

/** Converts text to lowercase letters from a to z, digits and single spaces; reads ° as degrees, shortens ZIP+4 codes, drops accents, apostrophes and soft hyphens. */
export function plainText(text: string): string {
  return text
    .toLowerCase()
    .replace(/\b(\d{5})-\d{4}\b/g, '$1')
    .replace(/[°º](?= ?[cf]\b)/g, ' ')
    .replace(/°|(?<=\d)º/g, ' degrees ')
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\u00ad'’‘]/g, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}

/**
 * Reduces an English word to its stem, well enough for a search: leaks, leaking and leaked become “leak”.
 * Words of up to three letters and words with digits stay as they are.
 */
export function stem(word: string): string {
  if (word.length < 4 || /\d/.test(word)) return word;
  let cut = word.replace(/ies$/, 'y').replace(/([^su])s$/, '$1');
  cut = cut.replace(/(?<=[a-z]{3})(?:ing|ed|ment|ation)$/, '');
  // Undoes a doubled consonant: dripp(ing), quitt(ing).
  cut = cut.replace(/([bdgmnprt])\1$/, '$1');
  return cut.replace(/(?<=[a-z]{2})e$/, '');
}

/** Returns a pattern for any of these words or phrases, longest first. @param ending - `s?` includes plurals */
export function anyOf(phrases: Iterable<string>, ending = ''): RegExp {
  const longestFirst = [...phrases].sort((a, b) => b.length - a.length);
  return new RegExp(`\\b(?:${longestFirst.join('|')})${ending}\\b`, 'g');
}

/** What boils, burns or lacks air at home without a machine of ours. */
const HOUSEHOLD = anyOf(DANGER_CALM.names.household.trim().split(/,\s+/));

/** Creates a reader for one vocabulary. */
export function createWordReader({ phrases, synonyms, stopWords, places }: SearchTerms): WordReader {
  const phraseWords = new Map(
    Object.entries(phrases).flatMap(([word, spellings]) => spellings.split(', ').map((one) => [one, word])),
  );
  const synonymStems = new Map(
    Object.entries(synonyms).flatMap(([word, others]) =>
      others.split(' ').map((one) => [stem(one), stem(word)]),
    ),
  );
  const stopStems = new Set(stopWords.split(' ').map(stem));
  const phrasePattern = anyOf(phraseWords.keys(), 's?');
  const placePattern = anyOf(places.split(', '), 's?');

  const readAll = (text: string): string[] =>
    plainText(text)
      .replace(placePattern, ' ')
      .replace(HOUSEHOLD, ' unrelated ')
      .replace(INSTEAD, ' ')
      .replace(RADIATOR_AIR, ' ')
      .replace(SWAPPED, ' install ')
      .replace(AGE, ' old ')
      .replace(TIME, ' ')
      .replace(SET_POINT, ' ')
      .replace(HOT_WATER, ' hotwater degrees ')
      .replace(TOO_MUCH_HEAT, ' hot toomuchheat ')
      .replace(DEFROST_STEAM, ' minisplit block ice outside winter ')
      .replace(NOT_COOLING, ' blowswarm ')
      .replace(LIGHT_BILL, ' lightbill ')
      .replace(POWER_BILL, ' electricbill ')
      .replace(FUEL_BILL, ' gasbill ')
      .replace(MANY_HOMES, ' wholebuilding ')
      .replace(HOT_ROOM, ' hot ')
      .replace(COOL_ROOM, ' coolroom ')
      .replace(CODE, ' code ')
      .replace(UNEVEN_HEAT, ' uneven ')
      .replace(COLD_RADIATOR, ' one radiator stays cold uneven ')
      .replace(FLOOR, ' ')
      .replace(/ +/g, ' ')
      .replace(
        phrasePattern,
        (found) => phraseWords.get(found) ?? phraseWords.get(found.slice(0, -1)) ?? found,
      )
      .split(' ')
      .filter(Boolean)
      .map(stem)
      .map((word) => synonymStems.get(word) ?? word);

  const readOne = (word: string): string => synonymStems.get(stem(word)) ?? stem(word);
  const readDenied = (text: string): Statement => {
    const plain = plainText(text).replace(NOT_ON, ' not run ').replace(WARM_AIR, ' not cool not cold ');
    const denied = new Set(
      [...plain.matchAll(DENIED)].flatMap(([, ...words]) =>
        words.flatMap((word) => (word ? readOne(word.trim()) : [])),
      ),
    );
    const stated = new Set(plain.replace(DENIED, ' ').split(' ').map(readOne));
    const scope = PART.test(plain) ? 'part' : WHOLE.test(plain) ? 'whole' : undefined;
    return { denied, stated, scope };
  };

  return { readAll, readDenied, read: (text) => readAll(text).filter((word) => !stopStems.has(word)) };
}
