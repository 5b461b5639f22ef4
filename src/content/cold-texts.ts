/** What to do first in a cold or hot home, or for somebody who is confused or hard to wake; part of `danger-texts.ts`. */
import type { Danger } from './danger-schema.ts';

/** The machine that heats most homes in New York, as the search names it. */
export const USUAL_MACHINE = { en: 'boiler', es: 'caldera' } as const;

export const UNWELL_TEXT: Omit<Danger, 'signs' | 'machines'> = {
  kind: 'unwell',
  call: '911',
  short: 'someone hard to wake',
  en: {
    name: 'Someone hurt, hard to wake, confused, with chest pain or short of breath',
    advice:
      'If an alarm sounds, you smell gas or exhaust, or several people are sick, get everyone out, then call 911 and say why. Do the same if an oven or stove is heating the room, or a grill, generator, gas or kerosene heater is on. If you cannot move someone, get out and tell 911. None of these? Call 911 now, and switch off any machine someone is caught in. Press hard on a bleeding wound. If the person is cold, wrap them up; if hot, cool them with water and a fan.',
  },
  es: {
    name: 'Alguien herido, difícil de despertar, confundido, con dolor de pecho o falta de aire',
    advice:
      'Si suena una alarma, huele a gas o a humo de carro o hay varios enfermos, salgan todos, llame al 911 y diga por qué. Hagan lo mismo si calientan con horno o estufa, o si hay parrilla, generador o heater de gas o kerosén prendido. Si no puede mover a alguien, salga y dígaselo al 911. ¿Nada de eso? Llame ya al 911, y apague la máquina si agarró a alguien. Si sangra, apriete fuerte la herida. Si la persona está helada, abríguela; si está acalorada, refrésquela con agua y ventilador.',
  },
};

export const MAKESHIFT_HEAT_TEXT: Omit<Danger, 'signs' | 'machines'> = {
  kind: 'makeshift-heat',
  call: '311',
  machine: USUAL_MACHINE,
  short: 'ovens and heaters',
  en: {
    name: 'Heating with an oven, a space heater or a generator',
    advice:
      'If anything is on fire, anyone feels sick, an alarm sounds, or a grill or engine is running indoors, get everyone out and call 911 from outside. If not, turn off every flame and open a window. Never heat with an oven, stove, grill or kerosene, or run a generator indoors or within twenty feet of a window. Plug an electric heater into the wall, never an extension cord. Keep it three feet from anything that burns, and turn it off before you sleep or leave. No heat? Tell the landlord, then call 311.',
  },
  es: {
    name: 'Calentarse con horno, heater o generador',
    advice:
      'Si algo arde, alguien se siente mal, suena una alarma o hay una parrilla o un motor prendido adentro, salgan todos y llame al 911 desde afuera. Si no, apague toda llama y abra una ventana. Nunca se caliente con horno, estufa, parrilla ni kerosén, ni use un generador adentro o a menos de veinte pies de una ventana. El heater eléctrico se enchufa en la pared, sin extensión, a tres pies o más de lo que pueda arder. Apáguelo antes de dormir o salir. ¿Sin calefacción? Avise al dueño y llame al 311.',
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
      'If anyone is confused, faint or hard to wake, call 911 and cool them with water and a fan. Take babies and older or sick people somewhere cool; ask 311 for a cooling center. Until then, use wet cloths, drink water and keep the sun out. If the AC is the landlord’s, tell them. If it is yours, call us.',
  },
  es: {
    name: 'Demasiado calor en casa',
    advice:
      'Si alguien está confundido, se desmaya o cuesta despertarlo, llame al 911 y refrésquelo con agua y ventilador. Lleve a bebés, mayores y enfermos a un lugar fresco; pídale al 311 un “cooling center”. Mientras tanto, use paños mojados, tome agua y cierre las cortinas. Si el aire es del dueño, avísele. Si es de usted, llámenos.',
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
      'If anyone is dizzy, confused or hard to wake, get everyone out and call 911: it may be carbon monoxide. Call from inside only if nothing in the building burns gas, oil or charcoal. Take babies and older or sick people somewhere warm. If you rent, tell the landlord or super, call 311 (NYCHA: 718-707-7771) and note the time. In a co-op or condo, call the super. Your own system, and no smell of gas or smoke? Check its switch, thermostat and oil gauge; call us. If we are closed or pipes may freeze, call a plumber or your oil company. Never heat with an oven, stove, grill or kerosene.',
  },
  es: {
    name: 'Sin calefacción o agua caliente',
    advice:
      'Si alguien está mareado, confundido o cuesta despertarlo, salgan todos y llame al 911: puede ser monóxido. Llame desde adentro solo si nada en el edificio quema gas, aceite o carbón. Lleve a bebés, mayores y enfermos donde haya calor. Si renta, avise al dueño o al súper, llame al 311 (NYCHA: 718-707-7771) y anote la hora. En un co-op o condo, llame al súper. ¿Equipo propio, y sin olor a gas o humo? Revise el interruptor, el termostato y el aceite, y llámenos. Si estamos cerrados o puede congelarse un tubo, llame a un plomero o a su compañía de aceite. Nunca se caliente con horno, estufa, parrilla ni kerosén.',
  },
};
