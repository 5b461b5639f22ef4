/** What to do first about water and steam where they do not belong; part of `danger-texts.ts`. */
import { USUAL_MACHINE } from './cold-texts.ts';
import type { Danger } from './danger-schema.ts';

export const FLOOD_TEXT: Omit<Danger, 'signs' | 'machines'> = {
  kind: 'flood',
  call: '911',
  short: 'flooding',
  en: {
    name: 'Flooding, or water near wires',
    advice:
      'If water rises in a basement, go upstairs, stay up and call 911. If a leak reaches a breaker box or outlet, get everyone out and call 911 from outside. Do not touch anything wet. For a small leak, close the water valve only if you can stay dry. Do not use what got wet; tell the super or call us.',
  },
  es: {
    name: 'Inundación, o agua cerca de cables',
    advice:
      'Si el agua sube en un sótano, suban, llame al 911 y no bajen. Si una fuga llega a los breakers o a un enchufe, salgan todos y llame al 911 desde afuera. No toque nada mojado. Si es poca agua, cierre la llave de paso solo si puede sin mojarse. No prenda lo que se mojó, y avise al súper o llámenos.',
  },
};

export const ELECTRICITY_TEXT: Omit<Danger, 'signs' | 'machines'> = {
  kind: 'electricity',
  call: '911',
  short: 'shocks',
  en: {
    name: 'Sparks or a shock',
    advice:
      'Stay far from a fallen wire and anything it touches. Do not touch anyone who is being shocked; if you can stay dry, turn off the breaker. Call 911 for a fallen wire or any shock. If anything smokes or keeps sparking, get everyone out and call 911 from outside. If not, do not touch what sparked or gave a shock; if you can stay dry, turn its breaker off and leave it off. Tell the super or an electrician, or us for a heater or AC.',
  },
  es: {
    name: 'Chispas o un corrientazo (toque)',
    advice:
      'Quédense lejos de un cable caído y de lo que toque. No toque a quien siga pegado a la corriente; si llega sin mojarse, baje el breaker. Llame al 911 por un cable caído o cualquier corrientazo. Si algo echa humo o sigue echando chispas, salgan todos y llame al 911 desde afuera. Si no, no toque lo que dio chispas o corriente; si llega sin mojarse, baje su breaker y déjelo apagado. Avise al súper o a un electricista; si fue el aire o la calefacción, llámenos.',
  },
};

export const STEAM_TEXT: Omit<Danger, 'signs' | 'machines'> = {
  kind: 'steam',
  call: '911',
  short: 'steam',
  en: {
    name: 'Steam or hot water from a radiator or a pipe',
    advice:
      'Everyone out of the room, children first, and shut the door. Do not touch the valve. If it keeps coming or anyone is burned, call 911 now; hold a burn under cool running water. Then call the super to shut it off; in your own house, turn the boiler off at its switch only if no steam is near it.',
  },
  es: {
    name: 'Vapor o agua muy caliente de un radiador o un tubo',
    advice:
      'Salgan todos del cuarto, primero los niños, y cierre la puerta. No toque la válvula. Si sigue saliendo o alguien se quemó, llame ya al 911; ponga la quemadura bajo el agua fresca de la llave. Luego avise al súper para que lo corte; en casa propia, apague la caldera solo si su interruptor está lejos del vapor.',
  },
};

export const RELIEF_VALVE_TEXT: Omit<Danger, 'signs' | 'machines'> = {
  kind: 'relief-valve',
  call: '911',
  short: 'bursting tanks',
  en: {
    name: 'A boiler or tank that blows steam, shakes or may burst',
    advice:
      'Get everyone away: steam and hot water burn. If it shakes, bulges or keeps blowing, get everyone out of the building and call 911 from outside. If it only drips or spits, or its gauge reads high, and you can stay clear of any steam, turn it off at its switch, breaker or gas knob. Never plug the relief valve. Leave it off and tell the super or call us.',
  },
  es: {
    name: 'Caldera (boiler) o tanque que echa vapor, tiembla o puede estallar',
    advice:
      'Aleje a todos: el vapor y el agua queman. Si tiembla, se hincha o sigue echando vapor, salgan todos del edificio y llame al 911 desde afuera. Si solo gotea, escupe o marca mucha presión, y no hay vapor cerca, apáguelo con el interruptor, el breaker o la perilla del gas. Nunca tape la válvula de alivio. Déjelo apagado y avise al súper o llámenos.',
  },
};

export const BURST_PIPE_TEXT: Omit<Danger, 'signs' | 'machines'> = {
  kind: 'burst-pipe',
  machine: USUAL_MACHINE,
  short: 'burst pipes',
  en: {
    name: 'A burst or frozen pipe',
    advice:
      'If water reaches a breaker box or outlet, get everyone out and call 911. Steam or hot water? Everyone out of the room; shut the door. If you can stay dry and clear of steam, close your water valve; in your own house, turn the boiler off first, then close the main valve. Call the super or a plumber; call us about the heat. If a pipe only froze, leave the heat on. To thaw a water pipe, stay dry, open its faucet and use a hair dryer, never a flame.',
  },
  es: {
    name: 'Un tubo roto o congelado',
    advice:
      'Si llega agua a los breakers o a un enchufe, salgan todos y llame al 911. ¿Vapor o agua caliente? Salgan del cuarto y cierre la puerta. Si puede sin mojarse y no hay vapor cerca, cierre su llave de paso; en casa propia, apague primero la caldera y luego cierre la llave principal. Llame al súper o a un plomero; si es la calefacción, también a nosotros. Si un tubo solo se congeló, deje la calefacción prendida. Si es de agua, abra su pluma (llave) y, sin mojarse, use un secador de pelo (blower), nunca fuego.',
  },
};

export const LEAK_ABOVE_TEXT: Omit<Danger, 'signs' | 'machines'> = {
  kind: 'leak-above',
  call: '911',
  short: 'water from above',
  en: {
    name: 'Water from the ceiling, or from upstairs',
    advice:
      'If it runs through a light or an outlet, or the ceiling sags, leave the room and call 911. If not, put a bucket under it, and keep away from lights and outlets. Tell the super and the neighbor upstairs now: they can shut off the water. If it drips from an AC, turn that off at its remote or thermostat.',
  },
  es: {
    name: 'Agua que cae del techo (plafón) o del piso de arriba',
    advice:
      'Si sale por una luz o un enchufe, o el techo se hunde, salgan del cuarto y llame al 911. Si no, ponga una cubeta y aléjese de luces y enchufes. Avise ya al súper y al vecino de arriba: pueden cerrar el agua. Si gotea un aire acondicionado, apáguelo con el control o el termostato.',
  },
};
