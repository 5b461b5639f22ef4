/**
 * Dangers that come before any service: how people say them, and what to do first.
 *
 * The advice follows section 4.3 of the domain fact sheet: leave, touch no switch, call from outside. Phone
 * numbers of utilities are not named, since which one serves a street depends on the street.
 *
 * Phrases are in lower case and without accents, as `src/lib/search/search-words.ts` reads what is typed.
 */

import type { Danger, DangerLanguage } from './danger-schema.ts';
import type { SystemKey } from './parts.ts';

/** Systems that may burn gas or oil; every page about them warns under its lead. */
export const FUEL_BURNING: readonly SystemKey[] = ['boiler', 'water-heater', 'furnace', 'rtu', 'general'];

/** The one line under the lead of pages. */
export const DANGER_LINE: Readonly<Record<DangerLanguage, string>> = {
  en: 'Gas or exhaust smell? Carbon monoxide alarm? Get everyone out, touch no switch, and call 911 from outside.',
  es: '¿Huele a gas o a humo de escape? ¿Suena la alarma de monóxido? Salga con todos, no toque ningún interruptor y llame al 911 desde afuera.',
};

/** Words of somebody who shops for an alarm. Who hears one may also “need” something and ask “where” to go. */
const SHOPPING = 'install put add battery replace buy law rule cost price require expire inspection'.split(
  ' ',
);
const whenShopping = (alarm: string): string => SHOPPING.map((word) => `${alarm} ${word}`).join(', ');

export const dangers: readonly Danger[] = [
  {
    kind: 'gas',
    signs: [
      { say: 'gas smell, gasmachine smell', gap: 3 },
      { say: 'rotten egg, rotten smell, rotten cabbage, egg smell, sulfur, mercaptan', gap: 3 },
      { say: 'gas leak, gas hiss, gas escape, gas left on', gap: 2 },
      { say: 'gasalarm', gap: 2, unless: whenShopping('gasalarm') },
      { say: 'gasalarm ring', gap: 3 },
    ],
    en: {
      name: 'Gas, or a smell of rotten eggs',
      advice: 'Get everyone out now and touch no switch. Call 911 or your gas utility from outside.',
    },
    es: {
      name: 'Gas, o un olor a huevo podrido',
      advice:
        'Salga ahora con todos y no toque ningún interruptor. Desde afuera, llame al 911 o a su compañía de gas.',
    },
  },
  {
    kind: 'carbon-monoxide',
    signs: [
      { say: 'monoxide, coalarm', gap: 2, unless: whenShopping('coalarm') },
      { say: 'coalarm ring, monoxide ring', gap: 3 },
      { say: 'co poison, co leak, co level, co smell', gap: 1 },
      { say: 'headache, dizzy, nausea', gap: 2, unless: 'headache noise, headache loud' },
      { say: 'feel sick, sick heat on, sick furnace on, sick boiler on, passed out', gap: 3 },
      { say: 'fumes, backdraft, flue gas inside, flue gas coming', gap: 2 },
      { say: 'exhaust smell, exhaust inside, exhaust coming, exhaust leak, car exhaust', gap: 3 },
      { say: 'flue block, chimney block, flue disconnect, chimney disconnect', gap: 2 },
    ],
    en: {
      name: 'Carbon monoxide, fumes or exhaust',
      advice:
        'Get everyone out into fresh air and call 911 from outside. A headache or dizziness while the heat is on can be carbon monoxide.',
    },
    es: {
      name: 'Monóxido de carbono o gases de escape',
      advice:
        'Salga con todos al aire libre y llame al 911 desde afuera. El dolor de cabeza o el mareo con la calefacción prendida pueden ser señal de monóxido.',
    },
  },
  {
    kind: 'smoke',
    signs: [
      { say: 'smoke', gap: 2, unless: 'smoke cigarette' },
      { say: 'smokealarm ring', gap: 3 },
      { say: 'ablaze, explode, puffback', gap: 0 },
      { say: 'flames coming out, flames shoot, flames rolling out', gap: 1 },
    ],
    en: {
      name: 'Smoke, fire or an explosion',
      advice:
        'Get everyone out, close the door behind you and call 911 from outside. Do not go back to switch anything off.',
    },
    es: {
      name: 'Humo, fuego o una explosión',
      advice: 'Salga con todos, cierre la puerta y llame al 911 desde afuera. No regrese a apagar nada.',
    },
  },
  {
    kind: 'electricity',
    signs: [
      { say: 'flood', gap: 0 },
      { say: 'outlet water, water panelbox, water breaker, water wire, water electricity', gap: 4 },
      { say: 'leak outlet, leak panelbox, leak breaker, leak wire, leak electricity', gap: 3 },
      { say: 'wet outlet, wet panelbox, wet breaker, wet wire, wet electricity', gap: 3 },
      { say: 'spark', gap: 0 },
      { say: 'shocked, da corriente', gap: 1, unless: 'shock bill, shock price' },
    ],
    en: {
      name: 'Flooding, sparks or a shock',
      advice:
        'Stay out of the water and touch nothing wet. Turn off the breaker and the main water valve only if you reach them dry, without passing smoke. If not, leave and call 911.',
    },
    es: {
      name: 'Inundación, chispas o descarga eléctrica',
      advice:
        'No pise el agua ni toque nada mojado. Corte el breaker y la llave principal del agua solo si llega en seco y sin pasar por humo. Si no puede, salga y llame al 911.',
    },
  },
  {
    kind: 'burning-smell',
    signs: [
      { say: 'burn smell, electricity smell, burn plastic, burn rubber, burn wire', gap: 3 },
      {
        say: 'melting plastic, melting wire, melting outlet, melting smell, hot wire smell',
        gap: 2,
      },
    ],
    en: {
      name: 'A burning smell',
      advice:
        'Turn the machine off and leave it off. Use the breaker only if you reach it dry, without passing smoke. If you see smoke or the smell stays, get everyone out and call 911.',
    },
    es: {
      name: 'Olor a quemado',
      advice:
        'Apague el equipo y no lo prenda otra vez. Use el breaker solo si llega en seco y sin pasar por humo. Si ve humo o el olor sigue, salga con todos y llame al 911.',
    },
  },
  {
    kind: 'relief-valve',
    signs: [
      { say: 'reliefvalve blow, reliefvalve spray, reliefvalve steam, reliefvalve scald', gap: 3 },
      { say: 'waterheater steam, waterheater boiling, calentador steam, calentador boiling', gap: 3 },
    ],
    en: {
      name: 'Steam or scalding water from a relief valve',
      advice:
        'Stand clear: it can scald. Never plug the valve. Turn the heater off only if you can without passing the steam. If it keeps blowing, get everyone out and call 911.',
    },
    es: {
      name: 'Vapor o agua hirviendo de la válvula de alivio',
      advice:
        'Aléjese: puede quemarle. Nunca tape la válvula. Apague el equipo solo si puede sin acercarse al vapor. Si no para, salga con todos y llame al 911.',
    },
  },
  {
    kind: 'dry-boiler',
    signs: [
      { say: 'glass empty, no water glass, cant see water glass, water gauge empty', gap: 2 },
      {
        say: 'boiler dry, boiler empty, boiler no water, boiler out water',
        gap: 2,
        unless: 'oil empty, tank empty',
      },
      { say: 'dry fire, dry fired, dryfired', gap: 0 },
      { say: 'boiler glow, boiler red hot', gap: 2 },
    ],
    en: {
      name: 'A boiler without water',
      advice:
        'Switch the boiler off and let it cool. Never add water to a hot, dry boiler. If it glows or smokes, get everyone out and call 911.',
    },
    es: {
      name: 'Una caldera sin agua',
      advice:
        'Apague la caldera y déjela enfriar. Nunca le agregue agua si está caliente y seca. Si está al rojo o echa humo, salga con todos y llame al 911.',
    },
  },
];
