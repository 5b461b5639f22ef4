/** What to do first in a cold or hot home, or for somebody who is confused or hard to wake; part of `danger-texts.ts`. */
import type { Danger } from './danger-schema.ts';

/** The machine that heats most homes in New York, as the search names it. */
export const USUAL_MACHINE = { en: 'boiler', es: 'caldera' } as const;

export const UNWELL_TEXT: Omit<Danger, 'signs' | 'machines'> = {
  kind: 'unwell',
  call: '911',
  short: 'someone hard to wake',
  en: {
    name: 'Someone hard to wake, confused, with chest pain or short of breath',
    advice:
      'An alarm, an exhaust smell, several people sick, or an oven, heater, grill, generator or car on? Get everyone out, then call 911 and say it may be carbon monoxide. If not, call 911 now. If the person is cold, wrap them up; if hot, cool them with water and a fan. After that, if the home has no heat, tell the landlord and call 311.',
  },
  es: {
    name: 'Alguien difícil de despertar, confundido, con dolor de pecho o falta de aire',
    advice:
      '¿Suena una alarma, huele a carro prendido, hay varios enfermos, o un horno, heater, parrilla, generador o carro prendido? Salgan todos, llame al 911 y diga: puede ser monóxido. Si no, llame ya al 911. Si la persona tiene frío, abríguela; si tiene calor, refrésquela con agua y abanico. Luego, si no hay calefacción, avise al dueño y llame al 311.',
  },
};

export const MAKESHIFT_HEAT_TEXT: Omit<Danger, 'signs' | 'machines'> = {
  kind: 'makeshift-heat',
  call: '311',
  machine: USUAL_MACHINE,
  short: 'heaters and ovens',
  en: {
    name: 'Heating with an oven, a space heater or a generator',
    advice:
      'If anyone is dizzy, get everyone out, then call 911. Never heat with an oven, stove, grill or kerosene. Never run a generator indoors, in a hallway, on a balcony or within twenty feet of a window. Plug an electric heater straight into a wall outlet, never an extension cord. Keep it three feet from anything that burns, and turn it off before you sleep or leave. No heat? Tell the landlord, then call 311.',
  },
  es: {
    name: 'Calentarse con horno, heater o generador',
    advice:
      'Si alguien se marea, salgan todos y llame al 911 desde afuera. Nunca se caliente con horno, estufa, parrilla ni kerosén, ni use un generador adentro, en el pasillo, el balcón o a menos de veinte pies de una ventana. El heater eléctrico se enchufa directo en la pared, sin extensión, y va a tres pies o más de lo que pueda arder. Apáguelo antes de dormir o salir. ¿Sin calefacción? Avise al dueño y llame al 311.',
  },
};

/** @see https://portal.311.nyc.gov/article/?kanumber=KA-02663 for the cooling centers */
export const TOO_HOT_TEXT: Omit<Danger, 'signs' | 'machines'> = {
  kind: 'too-hot',
  call: '311',
  short: 'a heat wave',
  en: {
    name: 'Too hot at home',
    advice:
      'If anyone is confused, faint or hard to wake, call 911 and cool them with water and a fan. Take babies and older or sick people somewhere cool; ask 311 for a cooling center. Until then, use wet cloths, drink water and keep the sun out. If the AC is the landlord’s, tell the landlord. If it is yours, call us.',
  },
  es: {
    name: 'Demasiado calor en casa',
    advice:
      'Si alguien está confundido, se desmaya o cuesta despertarlo, llame al 911 y refrésquelo con agua y abanico. Lleve a bebés, mayores y enfermos a un lugar fresco; pida al 311 un centro de enfriamiento. Entretanto, use paños mojados, beba agua y cierre las cortinas. Si el aire es del dueño, avísele. Si es suyo, llámenos.',
  },
};

export const COLD_TEXT: Omit<Danger, 'signs' | 'machines'> = {
  kind: 'cold',
  call: '311',
  machine: USUAL_MACHINE,
  short: 'no heat',
  en: {
    name: 'No heat or hot water at home',
    advice:
      'Anyone dizzy, confused or hard to wake? If an oven, heater, furnace, boiler or generator is on, get everyone out, then call 911: it may be carbon monoxide. If not, call 911. Take babies and older or sick people somewhere warm. If you rent, tell the landlord (NYCHA: 718-707-7771), call 311 and note the time. In a co-op, call the managing agent. If the heat is yours, check its red switch, thermostat and fuel, then call us, or a plumber if pipes may freeze. Never heat with an oven, stove, grill or kerosene, or run a generator indoors.',
  },
  es: {
    name: 'Sin calefacción o agua caliente',
    advice:
      '¿Alguien mareado, confundido o difícil de despertar? Si hay horno, heater, furnace, caldera o generador prendido, salgan todos y llame al 911: puede ser monóxido. Si no, llame al 911. Lleve a bebés, mayores y enfermos adonde haya calor. Si alquila, avise al dueño o súper (NYCHA: 718-707-7771), llame al 311 y anote la hora. En un co-op, llame a la administración. Si el equipo es suyo, vea el interruptor rojo, el termostato y si hay aceite o gas, y llámenos, o a un plomero si un tubo puede congelarse. Nunca se caliente con horno, estufa, parrilla ni kerosén, ni use un generador adentro.',
  },
};
