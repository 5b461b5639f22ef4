/** What to do first in a cold home, or for somebody who is confused or hard to wake; part of `danger-texts.ts`. */
import type { Danger } from './danger-schema.ts';

/** The machine that heats most homes in New York, as the search names it. */
export const USUAL_MACHINE = { en: 'boiler', es: 'caldera' } as const;

export const UNWELL_TEXT: Omit<Danger, 'signs'> = {
  kind: 'unwell',
  call: '911',
  machine: USUAL_MACHINE,
  en: {
    name: 'Someone confused, limp, blue or hard to wake',
    advice:
      'Call 911 now. If a boiler, stove or car is running, it can be carbon monoxide: get everyone out and call from outside. If it is cold, take them somewhere warm. Then tell the landlord and call 311; the owner or super can call us.',
  },
  es: {
    name: 'Alguien confundido, sin fuerza, morado o que no despierta',
    advice:
      'Llame ya al 911. Si hay una caldera, estufa o carro prendido, puede ser monóxido: salga con todos y llame desde afuera. Si hace frío, llévelo a un lugar caliente. Luego avise al dueño y llame al 311; el dueño o súper puede llamarnos.',
  },
};

export const COLD_TEXT: Omit<Danger, 'signs'> = {
  kind: 'cold',
  call: '311',
  machine: USUAL_MACHINE,
  en: {
    name: 'No heat or hot water at home',
    advice:
      'Tell the landlord now, call 311 and note the time. Never heat with an oven, stove, grill or kerosene; no generator indoors. Take babies and old or sick people somewhere warm. Anyone confused or hard to wake: 911. The owner or super can call us.',
  },
  es: {
    name: 'Sin calefacción o sin agua caliente',
    advice:
      'Avise ya al dueño o al súper, llame al 311 y anote la hora. No caliente con estufa, horno, parrilla ni queroseno; ni generador adentro. Lleve a bebés, ancianos y enfermos a un lugar caliente. ¿Alguien confundido o no despierta? 911. El dueño puede llamarnos.',
  },
};
