/** Dangers that come before any service: how people say them, and what to do first, in the search and on pages. */

import type { Danger, DangerKind, DangerLanguage } from './danger-schema.ts';
import { DANGER_SIGNS } from './danger-signs.ts';
import { DANGER_TEXTS } from './danger-texts.ts';
import type { SystemKey } from './parts.ts';

/** Systems that may burn gas or oil; every page about them warns under its lead. */
export const FUEL_BURNING: readonly SystemKey[] = ['boiler', 'water-heater', 'furnace', 'rtu', 'general'];

/** What each machine may do to people, besides gas and carbon monoxide, which the line below tells. */
export const MACHINE_DANGERS: Readonly<Record<SystemKey, readonly DangerKind[]>> = {
  boiler: ['steam', 'relief-valve', 'oil', 'flame', 'delayed-ignition', 'dry-boiler'],
  'water-heater': ['relief-valve', 'burn', 'flame', 'delayed-ignition'],
  furnace: ['burning-smell', 'flame', 'delayed-ignition'],
  ptac: ['electricity', 'burning-smell', 'breaker'],
  wshp: ['electricity', 'burning-smell', 'breaker'],
  'mini-split': ['falling', 'refrigerant', 'breaker'],
  'central-ac': ['burning-smell', 'refrigerant', 'breaker'],
  'vrf-vrv': ['refrigerant', 'breaker'],
  rtu: ['smoke', 'burning-smell', 'falling'],
  general: ['cold'],
};

/** The one line under the lead of pages. */
export const DANGER_LINE: Readonly<Record<DangerLanguage, string>> = {
  en: 'Gas or exhaust smell? Carbon monoxide alarm? Anyone dizzy? Get everyone out, touch no switch, call 911 from outside.',
  es: '¿Huele a gas o a humo de escape? ¿Suena la alarma de monóxido? ¿Alguien mareado? Salga con todos, no toque ningún interruptor y llame al 911 desde afuera.',
};

/** Where nobody can tell what was typed: the search did not load. */
export const ANY_DANGER: Readonly<
  Record<DangerLanguage, { readonly name: string; readonly advice: string }>
> = {
  en: {
    name: 'Gas, smoke, fire or a carbon monoxide alarm?',
    advice: 'Get everyone out now, touch no switch, call 911 from outside.',
  },
  es: {
    name: '¿Gas, humo, fuego o una alarma de monóxido?',
    advice: 'Salga ahora con todos, no toque ningún interruptor y llame al 911 desde afuera.',
  },
};

/** The most urgent first. */
export const dangers: readonly Danger[] = DANGER_TEXTS.map((danger) => ({
  ...danger,
  signs: DANGER_SIGNS[danger.kind],
}));
