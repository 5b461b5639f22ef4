/**
 * What to do first in each danger, in English and Spanish: who must go where, what not to touch, whom to call, and when
 * to call the company.
 *
 * The advice follows section 4.3 of the domain fact sheet: leave, do not touch switches, call from outside. Phone
 * numbers of utilities are left out, because the utility depends on the street.
 */
import { COLD_TEXT, UNWELL_TEXT, USUAL_MACHINE } from './cold-texts.ts';
import type { Danger } from './danger-schema.ts';

/** The most urgent first. */
export const DANGER_TEXTS: readonly Omit<Danger, 'signs'>[] = [
  {
    kind: 'gas',
    call: '911',
    en: {
      name: 'Gas, or a smell of rotten eggs',
      advice:
        'Get everyone out now. Do not touch a switch or light a flame. Call 911 or your gas utility from outside. We come in once they say it is safe.',
    },
    es: {
      name: 'Gas, o un olor a huevo podrido',
      advice:
        'Salga ahora con todos: no prenda ni apague nada, ni la luz. Desde afuera, llame al 911 o a su compañía de gas. Llámenos cuando ellos digan que es seguro.',
    },
  },
  {
    kind: 'carbon-monoxide',
    call: '911',
    en: {
      name: 'Carbon monoxide, fumes or exhaust',
      advice:
        'Get everyone out into fresh air and call 911 from outside. Headache, dizziness or fainting can be carbon monoxide: tell 911. Do not go back in. We come in once they say it is safe.',
    },
    es: {
      name: 'Monóxido de carbono, o humo como de carro',
      advice:
        'Salga con todos al aire libre y llame al 911 desde afuera. El dolor de cabeza, el mareo o un desmayo pueden ser por monóxido: dígaselo al 911. No vuelva a entrar. Llámenos cuando los bomberos digan que es seguro.',
    },
  },
  {
    kind: 'smoke',
    call: '911',
    en: {
      name: 'Smoke, fire or an explosion',
      advice:
        'Fire in your home: everyone out by the stairs, no elevator, door shut, 911. Fire elsewhere, fireproof building: stay in, seal the door, call 911. Not fireproof: get out; if smoke fills the hall, use the fire escape, or seal the door and call. Do not go back.',
    },
    es: {
      name: 'Humo, fuego o una explosión',
      advice:
        'Fuego en su casa: salgan por la escalera, sin elevador; cierre la puerta, 911. ¿En otro apartamento? Edificio a prueba de fuego: quédese, selle la puerta, 911. Otro edificio: salga; si hay humo en el pasillo, fire escape, o selle la puerta y llame. No regrese.',
    },
  },
  {
    kind: 'electricity',
    call: '911',
    en: {
      name: 'Flooding, sparks or a shock',
      advice:
        'Someone shocked? Call 911, do not touch them. Stay out of the water; do not touch anything wet. Turn off the breaker and main water valve only if they and your way to them are dry. If not, leave and call 911. What was under water stays off until we see it.',
    },
    es: {
      name: 'Inundación, chispas o descarga eléctrica',
      advice:
        'Si a alguien le da corriente, llame al 911 y no lo toque. No pise el agua ni toque nada mojado. Baje el breaker y cierre la llave de paso solo si están secos y llega sin pisar agua. Si no, salga y llame al 911. Lo que se mojó queda apagado hasta que lo veamos.',
    },
  },
  {
    kind: 'burning-smell',
    call: '911',
    en: {
      name: 'A burning smell, or a hot or buzzing outlet',
      advice:
        'Turn the machine off. Do not touch a hot plug or outlet. Use the breaker only if you reach it dry, without passing smoke. If you see smoke, or the smell, heat or buzz stays, get everyone out and call 911. If it stops, keep it off until we come.',
    },
    es: {
      name: 'Olor a quemado, o un enchufe caliente o que zumba',
      advice:
        'Apague el equipo y no toque ese enchufe. Use el breaker solo si llega sin pisar agua ni pasar por humo. Si ve humo, o siguen el olor, el calor o el zumbido, salga con todos y llame al 911. Si todo para, déjelo apagado hasta que lo revisemos.',
    },
  },
  {
    kind: 'steam',
    call: '911',
    en: {
      name: 'Steam or hot water from a radiator or a pipe',
      advice:
        'Move everyone back, children first, and close the door. Do not touch the valve. Have the super shut the boiler down; in your own house use its red switch, clear of steam. If anyone is burned or it does not stop, call 911. We come in once the steam is off.',
    },
    es: {
      name: 'Vapor o agua hirviendo de un radiador o un tubo',
      advice:
        'Aleje a todos, primero a los niños, y cierre la puerta. No toque la válvula. Pídale al súper que apague la caldera; en casa propia, baje el interruptor rojo lejos del vapor. Si alguien se quemó o el vapor sigue, llame al 911. Entramos cuando ya no salga vapor.',
    },
  },
  {
    kind: 'relief-valve',
    call: '911',
    en: {
      name: 'Steam or scalding water from a relief valve',
      advice:
        'Stand clear: it can scald. Never plug the valve. A tank that bulges or shakes: everyone out, 911. Turn the heat off only if you can without passing the steam. If it keeps blowing, get everyone out and call 911. It stays off until we have found out why.',
    },
    es: {
      name: 'Vapor o agua hirviendo de la válvula de seguridad',
      advice:
        'Aléjese: puede quemarse. Nunca tape la válvula. Si el tanque se hincha o tiembla, salga con todos y llame al 911. Apague el equipo solo si puede sin acercarse al vapor. Si sigue saliendo, salga con todos y llame al 911. Queda apagado hasta que sepamos por qué.',
    },
  },
  {
    kind: 'burn',
    call: '911',
    en: {
      name: 'A burn, or scalding water from the faucet',
      advice:
        'Hold the burn under cool running water for 20 minutes, without ice. Child, face, hand, blister or a large burn: call 911. Keep everyone away from that faucet or radiator, and tell the super now. We come in after that.',
    },
    es: {
      name: 'Una quemadura, o agua hirviendo de la llave',
      advice:
        'Ponga la quemadura 20 minutos bajo agua corriente fresca, sin hielo. Si es niño, cara o mano, o si hay ampollas o es grande, llame al 911. Que nadie use esa llave ni ese radiador; avise ya al súper. Luego nos llama el súper.',
    },
  },
  UNWELL_TEXT,
  {
    kind: 'falling',
    call: '911',
    en: {
      name: 'A unit or a ceiling about to fall',
      advice:
        'Stay out from under it, indoors and on the sidewalk, and keep others away. Call 911. Do not pull it in or hold it yourself. We take it down or fix it once the street is safe.',
    },
    es: {
      name: 'Un equipo o un techo a punto de caerse',
      advice:
        'No se ponga debajo, ni adentro ni en la acera, y aleje a los demás. Llame al 911. No trate de meterlo ni de sostenerlo. Lo bajamos o lo fijamos cuando no haya peligro.',
    },
  },
  {
    kind: 'refrigerant',
    call: '911',
    en: {
      name: 'Refrigerant in a room',
      advice:
        'Open a window on your way out if you can, close the door and do not go back in. Make no flame or spark and do not touch the liquid. If anyone is dizzy or short of breath, call 911. We come in once it is aired out.',
    },
    es: {
      name: 'Gas refrigerante en un cuarto',
      advice:
        'Salga ya; abra una ventana si puede, cierre la puerta y no vuelva a entrar. Nada de llamas ni chispas; no toque el líquido. ¿Mareo o falta de aire? Todos afuera y llame al 911. Entramos cuando esté ventilado.',
    },
  },
  {
    kind: 'oil',
    call: '800-457-7362',
    en: {
      name: 'Heating oil on the floor, or a strong smell of it',
      advice:
        'No flame, no smoking. Close the tank valve only if you reach it without stepping in oil. Call your oil company and the State spill hotline, 800-457-7362. If the fumes are strong, get everyone out and call 911. We come in after the cleanup.',
    },
    es: {
      name: 'Aceite de calefacción en el piso, o un fuerte olor a aceite',
      advice:
        'Nada de llamas ni cigarrillos. Cierre la llave del tanque solo si no pisa aceite. Llame a su compañía de aceite y a la línea estatal de derrames, 800-457-7362. Si el olor es fuerte, salga con todos y llame al 911. Entramos después de la limpieza.',
    },
  },
  {
    kind: 'flame',
    call: '911',
    en: {
      name: 'A yellow gas flame, or soot',
      advice:
        'Turn the burner off and leave it off: it can make carbon monoxide. Headache, dizziness or an alarm means everyone out, then 911. We test the flue gas before it runs again.',
    },
    es: {
      name: 'Una llama amarilla en el gas, o tizne',
      advice:
        'Apague el quemador y déjelo apagado: prendido puede dar monóxido. Con mareo, dolor de cabeza o si suena la alarma, salga con todos y llame al 911. Medimos los gases antes de prenderlo otra vez.',
    },
  },
  {
    kind: 'delayed-ignition',
    en: {
      name: 'A boom when the burner lights',
      advice:
        'If you smell gas, see smoke, feel dizzy or hear an alarm, get everyone out and call 911. If not, turn the burner off and leave it off: it lights too late, and flames or carbon monoxide can come out. We find out why before it is lit again.',
    },
    es: {
      name: 'Un estallido cuando prende el quemador',
      advice:
        'Si huele a gas, hay humo, alguien está mareado o suena una alarma: salga con todos y llame al 911. Si no, apague el quemador y déjelo apagado: enciende tarde, y pueden salir llamas o monóxido. Buscamos la causa antes de prenderlo otra vez.',
    },
  },
  {
    kind: 'dry-boiler',
    en: {
      name: 'A boiler that is low on water, or dry',
      advice:
        'If it glows or smokes, get everyone out and call 911. If not, use the red switch by the stairs or the boiler room door and let it cool. Never add water to a hot, dry boiler. We find where the water went before it runs again.',
    },
    es: {
      name: 'Una caldera con poca agua, o sin agua',
      advice:
        'Si está al rojo vivo o echa humo, salga con todos y llame al 911. Si no, apáguela con el interruptor rojo, junto a la escalera o a la puerta, y déjela enfriar. Nunca le agregue agua si está caliente y seca. Buscamos por dónde se fue el agua antes de prenderla.',
    },
  },
  {
    kind: 'breaker',
    en: {
      name: 'A breaker that trips again and again',
      advice:
        'Leave it off and do not reset it again: it may be stopping a fire. If the plug or the panel is hot, buzzes or smells burnt, do not touch it: get everyone out and call 911. If not, call us with the unit off.',
    },
    es: {
      name: 'Un breaker que salta una y otra vez',
      advice:
        'Déjelo apagado y no lo suba otra vez: puede estar evitando un incendio. Si el enchufe o la caja de breakers está caliente, zumba o huele a quemado, no lo toque: salga con todos y llame al 911. Si no, llámenos con el equipo apagado.',
    },
  },
  {
    kind: 'burst-pipe',
    machine: USUAL_MACHINE,
    en: {
      name: 'A burst or a frozen pipe',
      advice:
        'Water near a panel or a light: stay out and call 911. Otherwise, shut off the main water valve; for a heating pipe, turn off the boiler. Never thaw a pipe with a flame. Tell the super, then call us for the heat.',
    },
    es: {
      name: 'Un tubo roto o congelado',
      advice:
        'Agua cerca del panel eléctrico o de una luz: no entre y llame al 911. Si no, cierre la llave de paso del agua; si es un tubo de la calefacción, apague la caldera. Nunca caliente un tubo con una llama. Avise al súper o al dueño; ellos nos llaman.',
    },
  },
  COLD_TEXT,
];
