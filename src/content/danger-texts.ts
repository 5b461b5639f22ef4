/**
 * What to do first in each danger, in English and Spanish: people first, then the machine, then whom to call, in order.
 *
 * The advice on gas follows the notice that the city makes owners post (28 RCNY 12-12). The rest follows section 4.3 of
 * the domain fact sheet. Phone numbers of utilities are left out, because the utility depends on the street.
 */

import { COLD_TEXT, MAKESHIFT_HEAT_TEXT, TOO_HOT_TEXT, UNWELL_TEXT, USUAL_MACHINE } from './cold-texts.ts';
import type { Danger } from './danger-schema.ts';
import {
  BURST_PIPE_TEXT,
  ELECTRICITY_TEXT,
  FLOOD_TEXT,
  LEAK_ABOVE_TEXT,
  RELIEF_VALVE_TEXT,
  STEAM_TEXT,
} from './water-texts.ts';

/** The most urgent first. */
export const DANGER_TEXTS: readonly Omit<Danger, 'signs' | 'machines'>[] = [
  {
    kind: 'gas',
    call: '911',
    machine: USUAL_MACHINE,
    short: 'gas',
    en: {
      name: 'Gas, or a smell of rotten eggs',
      advice:
        'Everyone out now, by the stairs; do not look for the leak. Open doors and windows only on your way. Inside, do not make a call, touch a switch or doorbell, or light a flame. From a safe distance call 911, then your gas utility, then the owner. Stay out until firefighters say it is safe.',
    },
    es: {
      name: 'Gas, o un olor a huevo podrido',
      advice:
        'Salgan todos ya, por la escalera; no busque la fuga. Abra puertas y ventanas solo si le quedan de paso. Adentro no prenda ni apague nada, ni use fósforos, encendedor, teléfono ni timbre. Ya lejos, llame al 911, luego a su compañía de gas y después al dueño. No vuelvan hasta que los bomberos lo permitan.',
    },
  },
  {
    kind: 'carbon-monoxide',
    call: '911',
    machine: USUAL_MACHINE,
    short: 'carbon monoxide',
    en: {
      name: 'Carbon monoxide alarm, fumes or exhaust',
      advice:
        'Get everyone out to fresh air and call 911 from outside. Carbon monoxide itself has no smell. Tell 911 about any headache, vomiting, dizziness or fainting. Stay out until firefighters say it is safe. Only one chirp a minute, and nobody sick? Change the battery or the alarm today.',
    },
    es: {
      name: 'Alarma de monóxido, u olor a humo de carro',
      advice:
        'Salgan todos al aire libre y llame al 911 desde afuera. El monóxido no huele. Dígale al 911 si hay dolor de cabeza, vómito, mareo o desmayo. No vuelvan hasta que los bomberos lo permitan. ¿Un solo pitido por minuto y nadie enfermo? Cambie hoy la pila o la alarma.',
    },
  },
  {
    kind: 'smoke',
    call: '911',
    short: 'smoke',
    en: {
      name: 'Smoke, fire or an explosion',
      advice:
        'If fire or smoke starts in your home or store, or anything explodes, get everyone out, shut the door and take the stairs, never the elevator. Stay out and call 911. If smoke comes from outside your apartment, keep your door shut and read the notice on the back of it. If it says NON-COMBUSTIBLE (FIREPROOF), stay in, call 911, give your apartment number and seal the door with wet towels. If it says COMBUSTIBLE (NON-FIREPROOF), or there is no notice, feel the door. If it is cool, open it a little; if the hall is clear, leave and call 911. If the door is hot or the hall is smoky, keep the door shut, use the fire escape and call 911. No fire escape? Stay in, call 911, seal the door and go to a window.',
    },
    es: {
      name: 'Humo, fuego o explosión',
      advice:
        'Si arde algo o sale humo en su casa o negocio, o algo estalla: salgan todos, cierren la puerta y usen la escalera, nunca el elevador. No vuelvan; llame al 911. Si viene humo de fuera de su apartamento, no abra; lea el aviso por dentro de su puerta. Si dice NON-COMBUSTIBLE (FIREPROOF), quédense, llame al 911, diga el número de su apartamento y selle la puerta con toallas mojadas. Si dice COMBUSTIBLE (NON-FIREPROOF), o no hay aviso, ponga la mano en la puerta. Si no está caliente, ábrala un poco; si no hay humo, salgan y llame al 911. Si la puerta está caliente o hay humo en el pasillo, déjela cerrada, bajen por el fire escape (escalera de afuera) y llame al 911. ¿Sin fire escape? Quédense, llame al 911, selle la puerta y vayan a una ventana.',
    },
  },
  FLOOD_TEXT,
  ELECTRICITY_TEXT,
  {
    kind: 'burning-smell',
    call: '911',
    short: 'burning smells',
    en: {
      name: 'A burning smell, or a hot or buzzing outlet',
      advice:
        'If you see smoke, or the breaker box is hot, buzzes or smells, get everyone out and call 911 from outside. If not, turn the unit off. Do not touch a hot plug or outlet; turn off its breaker if you can stay dry. If the smell, heat or buzz lasts, get everyone out and call 911. If it stops, leave the unit off and tell the super or us; for an outlet, call an electrician.',
    },
    es: {
      name: 'Olor a quemado, o un enchufe que zumba o quema',
      advice:
        'Si ve humo, o la caja de breakers está caliente, zumba o huele, salgan todos y llame al 911 desde afuera. Si no, apague el equipo y no toque un enchufe caliente; baje su breaker si llega sin pisar agua. Si el olor, el calor o el zumbido siguen, salgan todos y llame al 911. Si se quita, déjelo apagado y avise al súper o llámenos; si es un enchufe, llame a un electricista.',
    },
  },
  STEAM_TEXT,
  RELIEF_VALVE_TEXT,
  {
    kind: 'burn',
    call: '911',
    short: 'burns',
    en: {
      name: 'A burn, or scalding water from the faucet',
      advice:
        'Take off clothing and rings near the burn unless they stick. Hold the burn under cool running water for 20 minutes; no ice, butter or toothpaste. Meanwhile call 911 if a child is burned or the burn is large, blistered, or on the face or a hand. Keep everyone away from the hot tap. Tell the super, or turn your own water heater off.',
    },
    es: {
      name: 'Una quemadura, o agua muy caliente de la llave',
      advice:
        'Quite ropa y anillos cerca de la quemadura si no están pegados. Déjela 20 minutos bajo el agua fresca de la llave; sin hielo, mantequilla ni pasta dental. Mientras tanto llame al 911 si se quemó un niño, o si la quemadura es grande, tiene ampollas o está en la cara o las manos. Que nadie use el agua caliente. Avise al súper, o apague su propio calentador.',
    },
  },
  UNWELL_TEXT,
  {
    kind: 'falling',
    call: '911',
    short: 'a unit about to fall',
    en: {
      name: 'A unit or a ceiling about to fall',
      advice:
        'Stay out from under it, indoors and on the sidewalk, and keep others away. Call 911. Do not pull it in or hold it.',
    },
    es: {
      name: 'Un equipo o un techo (plafón) a punto de caer',
      advice:
        'No se ponga debajo, ni adentro ni en la acera, y aleje a los demás. Llame al 911. No trate de meterlo ni sostenerlo.',
    },
  },
  {
    kind: 'refrigerant',
    call: '911',
    short: 'leaking refrigerant',
    en: {
      name: 'A refrigerant (Freon) leak in a room',
      advice:
        'Everyone out of the room. Open a window on the way, shut the door and stay out. Do not touch a switch or the liquid, and do not light anything. If it gets on skin or in eyes, rinse with lukewarm water and call 911. If an alarm sounds, the leak hisses loudly, or anyone is dizzy or short of breath, get everyone outside and call 911 from there. If not, tell the super and call us.',
    },
    es: {
      name: 'Fuga de refrigerante (freón) en un cuarto',
      advice:
        'Salgan todos del cuarto. Abra una ventana si le queda de paso, cierre la puerta y que nadie entre. No prenda ni apague nada, ni use fósforos, y no toque el líquido. Si cae en piel u ojos, enjuague con agua tibia y llame al 911. Si suena una alarma, algo silba fuerte o alguien se marea o le falta el aire, salgan todos a la calle y llame al 911. Si no, avise al súper y llámenos.',
    },
  },
  {
    kind: 'oil',
    call: '911',
    machine: USUAL_MACHINE,
    short: 'spilled oil',
    en: {
      name: 'Heating oil on the floor, or a strong smell of it',
      advice:
        'If the fumes are strong, get everyone out, light nothing, and call 911 from outside. If not, do not smoke or light anything. If a truck is filling the tank, tell the driver to stop. Turn the burner off at the red switch and close the tank valve only if you can without stepping in oil. Tell the owner or super, your oil company and the state spill line, 800-457-7362.',
    },
    es: {
      name: 'Aceite de calefacción en el piso, o mucho olor a aceite',
      advice:
        'Si el olor es fuerte, salgan todos sin prender nada y llame al 911 desde afuera. Si no, no fume ni prenda nada. Si un camión está llenando el tanque, dígale al chofer que pare. Apague el quemador con el interruptor rojo y cierre la llave del tanque, solo si llega sin pisar aceite. Avise al dueño o al súper, a su compañía de aceite y a la línea estatal de derrames, 800-457-7362.',
    },
  },
  {
    kind: 'flame',
    call: '911',
    short: 'soot',
    en: {
      name: 'A yellow gas flame, or soot',
      advice:
        'If anyone has a headache or is dizzy, or an alarm sounds, get everyone out and call 911 from outside. If not, turn the unit off at the switch, thermostat or gas knob, open a window and leave it off: it can make carbon monoxide. Tell the super or call us.',
    },
    es: {
      name: 'Llama amarilla de gas, u hollín (tizne)',
      advice:
        'Si hay mareo o dolor de cabeza, o suena una alarma, salgan todos y llame al 911 desde afuera. Si no, apague el equipo (interruptor, termostato o perilla), abra una ventana y déjelo apagado: puede soltar monóxido. Avise al súper o llámenos.',
    },
  },
  {
    kind: 'delayed-ignition',
    call: '911',
    short: 'booms',
    en: {
      name: 'A boom when the burner lights',
      advice:
        'If you smell gas, see smoke or hear an alarm, or anyone is dizzy, get everyone out, touch no switch, and call 911 from outside. If not, turn the burner off at the switch, thermostat or gas knob and leave it off: flames or carbon monoxide can come out. Tell the super or call us.',
    },
    es: {
      name: 'Un estallido al prender el quemador',
      advice:
        'Si huele a gas, hay humo, alguien se marea o suena una alarma, salgan todos, no prenda ni apague nada y llame al 911 desde afuera. Si no, apáguelo (interruptor, termostato o perilla) y déjelo apagado: pueden salir llamas o monóxido. Avise al súper o llámenos.',
    },
  },
  {
    kind: 'dry-boiler',
    call: '911',
    short: 'low water',
    en: {
      name: 'A boiler that is low on water, or dry',
      advice:
        'If it glows, smokes or will not turn off, get everyone out and call 911 from outside. If not, turn the boiler off at its switch (often red, by the stairs or the boiler room) and leave it off. Add no water: a hot, dry boiler can burst. Tell the super or call us.',
    },
    es: {
      name: 'Caldera (boiler) con poca agua, o seca',
      advice:
        'Si está al rojo vivo, echa humo o no se apaga, salgan todos y llame al 911 desde afuera. Si no, apáguela con su interruptor (a menudo rojo, junto a la escalera o al cuarto del boiler) y déjela apagada. No le eche agua: si está caliente, puede estallar. Avise al súper o llámenos.',
    },
  },
  {
    kind: 'breaker',
    call: '911',
    short: 'tripping breakers',
    en: {
      name: 'A breaker that trips again and again',
      advice:
        'If the breaker box is hot, buzzes or smells burned, do not touch it: get everyone out and call 911 from outside. If not, leave the breaker off and do not reset it: it may be stopping a fire. Tell the super or an electrician.',
    },
    es: {
      name: 'Un breaker que salta (se tumba) una y otra vez',
      advice:
        'Si la caja de breakers está caliente, zumba o huele a quemado, no la toque: salgan todos y llame al 911 desde afuera. Si no, deje el breaker apagado (OFF) y no lo suba: puede evitar un incendio. Avise al súper o a un electricista.',
    },
  },
  BURST_PIPE_TEXT,
  LEAK_ABOVE_TEXT,
  MAKESHIFT_HEAT_TEXT,
  TOO_HOT_TEXT,
  COLD_TEXT,
];
