/** Dangers, which the search and pages show before any service: how people describe them, and what to do first. */
import type { Danger, DangerKind, DangerLanguage } from './danger-schema.ts';
import { DANGER_SIGNS } from './danger-signs.ts';
import { DANGER_TEXTS } from './danger-texts.ts';
import type { SystemKey } from './parts.ts';

/** Of machines that may burn gas or oil, also in a cabinet that they share. */
const FUEL_DANGERS: readonly DangerKind[] = ['gas', 'carbon-monoxide', 'smoke', 'flood', 'electricity'];
/** Of machines that only heat. */
const BURNER_DANGERS: readonly DangerKind[] = [...FUEL_DANGERS, 'flame', 'delayed-ignition', 'cold'];
/** Of machines that heat a home: without them, people heat with an oven. */
const HEATING_DANGERS: readonly DangerKind[] = [...BURNER_DANGERS, 'makeshift-heat', 'oil', 'burning-smell'];
/** Of machines that cool. */
const COOLING_DANGERS: readonly DangerKind[] = [
  'smoke',
  'flood',
  'electricity',
  'burning-smell',
  'refrigerant',
  'breaker',
];

/** The dangers of each machine. Pages list them in the order of `DANGER_TEXTS`, most urgent first. */
export const MACHINE_DANGERS: Readonly<Record<SystemKey, readonly DangerKind[]>> = {
  boiler: [...HEATING_DANGERS, 'steam', 'relief-valve', 'burn', 'dry-boiler', 'burst-pipe'],
  'water-heater': [
    ...BURNER_DANGERS,
    'burning-smell',
    'relief-valve',
    'burn',
    'breaker',
    'burst-pipe',
    'leak-above',
  ],
  furnace: [...HEATING_DANGERS, 'breaker'],
  ptac: [...COOLING_DANGERS, 'steam', 'burn', 'burst-pipe', 'leak-above', 'too-hot', 'cold'],
  wshp: [...COOLING_DANGERS, 'burst-pipe', 'leak-above', 'too-hot', 'cold'],
  'mini-split': [...COOLING_DANGERS, 'falling', 'leak-above', 'too-hot', 'cold'],
  'central-ac': [...FUEL_DANGERS, ...COOLING_DANGERS, 'leak-above', 'too-hot'],
  'vrf-vrv': [...COOLING_DANGERS, 'leak-above', 'too-hot', 'cold'],
  rtu: [...FUEL_DANGERS, ...COOLING_DANGERS, 'flame', 'delayed-ignition', 'falling', 'leak-above'],
  general: [...FUEL_DANGERS, 'burning-smell', 'steam', 'leak-above', 'cold'],
};

const ALL_SYSTEMS = Object.keys(MACHINE_DANGERS) as SystemKey[];
const COOLING: readonly SystemKey[] = ['ptac', 'wshp', 'mini-split', 'central-ac', 'vrf-vrv', 'rtu'];
/** Machines that can cause a danger that their own pages do not list, because it is rare or has another cause. */
const OTHER_CAUSES: Readonly<Partial<Record<DangerKind, readonly SystemKey[]>>> = {
  smoke: ALL_SYSTEMS,
  flood: ALL_SYSTEMS,
  electricity: ALL_SYSTEMS,
  'leak-above': ['boiler'],
  falling: COOLING,
  breaker: ALL_SYSTEMS,
  'too-hot': COOLING,
};

/** Lists the machines that can cause a danger. */
function listMachines(kind: DangerKind): SystemKey[] {
  return ALL_SYSTEMS.filter(
    (key) => MACHINE_DANGERS[key].includes(kind) || OTHER_CAUSES[kind]?.includes(key),
  );
}

/**
 * The warning below the lead of a page, also of a machine that burns nothing, because a stove or a boiler nearby may.
 * It leaves smoke to the dangers, because people in a fireproof building stay in if the smoke is elsewhere.
 */
export const DANGER_LINE: Readonly<Record<DangerLanguage, string>> = {
  en: 'Smell gas or exhaust? Carbon monoxide alarm? Anyone dizzy? Get everyone out, don’t touch a switch, call 911 from outside.',
  es: '¿Huele a gas o a humo de carro? ¿Suena la alarma de monóxido? ¿Alguien mareado? Salga con todos, no prenda ni apague nada y llame al 911 desde afuera; tienen intérpretes.',
};

/** Shown if a visitor types only “help” or “alarm”, or types anything when the search cannot be loaded. */
export const ANY_DANGER: Readonly<
  Record<DangerLanguage, { readonly name: string; readonly advice: string }>
> = {
  en: {
    name: 'Gas or fire in your home, or a carbon monoxide alarm?',
    advice: 'Get everyone out now, don’t touch a switch, and call 911 from outside.',
  },
  es: {
    name: '¿Gas o fuego en su casa, o una alarma de monóxido?',
    advice: 'Salga ahora con todos, no prenda ni apague nada y llame al 911 desde afuera.',
  },
};

/** Shown with it on English pages when the search cannot be loaded, because a cold home is what most people then type. */
export const NO_HEAT = 'No heat? Call the landlord, then 311.';

/** Maximum number of other words between the words of a phrase, unless its sign sets a different `gap`. */
const USUAL_GAP = 3;

/** All dangers, most urgent first. */
export const dangers: readonly Danger[] = [
  ...DANGER_TEXTS,
  { kind: 'any', call: '911', short: 'any danger', ...ANY_DANGER } as const,
].map((danger) => ({
  ...danger,
  machines: listMachines(danger.kind),
  signs: DANGER_SIGNS[danger.kind].map((sign) =>
    typeof sign === 'string' ? { say: sign, gap: USUAL_GAP } : { ...sign, gap: sign.gap ?? USUAL_GAP },
  ),
}));
