/**
 * Queries by class of danger: water from above, temperatures given as bare numbers, heaters and generators in
 * questions, and fears of an explosion. Half are Spanish, and a third are misspelled.
 */
import type { DangerKind } from '../../src/content/danger-schema.ts';

const list = (phrases: string): readonly string[] => phrases.trim().split(/,\s+/);

type ClassKind = Extract<
  DangerKind,
  | 'gas'
  | 'carbon-monoxide'
  | 'smoke'
  | 'burning-smell'
  | 'refrigerant'
  | 'leak-above'
  | 'makeshift-heat'
  | 'cold'
  | 'relief-valve'
  | 'unwell'
  | 'electricity'
  | 'steam'
  | 'burn'
  | 'dry-boiler'
  | 'delayed-ignition'
  | 'falling'
>;

export const ENGLISH_CLASSES: Readonly<Record<ClassKind, readonly string[]>> = {
  gas: list('con ed tech left a red tag now i smell gaz again'),
  'carbon-monoxide': list(`
    flue pipe came off, fainted near the boiler, whole family passed out, exhaust pipe came off water heater, spill switch tripped on boiler,
    snow blocking furnace vent, we all woke up nauseus and the heater been on all nite
  `),
  smoke: list(
    'burner blew back flame and soot out the boiler door, curtain burning, flames under the water heater',
  ),
  'burning-smell': list('wire on the back of the ac is glowing orange, outlet glowing'),
  refrigerant: list('refrigerant leak alarm, freon detector going off'),
  'leak-above': list(`
    ceiling dripping from upstairs, water coming thru ceiling, water leaking from upstairs apartment,
    my upstairs neighbor flooded and its dripping on my bed, celing is leaking water, water pouring from the ceiling,
    ceilling leaking, leak from the apartment above, water comming through my bathroom ceiling,
    the neighbor above me leaks into my kitchen, leak coming from roof into my bedroom, ceiling bubble full of water, upstairs tub overflowed and its raining in my kitchen,
    water spot on ceiling getting bigger,
    water coming thru ceiling from upstairs ac, neighbors ac is leaking thru my ceiling,
    bathroom ceiling dripping neighbor not answering, waterr dripping from upstairs
  `),
  'makeshift-heat': list(`
    landlord told me to buy a heater, can i run my generator in the hallway, portable heater safe, is it safe to heat with the oven,
    is it ok to leave the oven door open for heat, space heater on extension cord, can i use a grill inside to stay warm,
    electric heater all night safe, spaceheater for baby room, can i leave a space heater on overnight,
    charcoal indoors safe, is a kerosene heater legal, heater plugged into power strip, can i keep a propane heater inside,
    generator in the basement ok, where do i put my generator, can you sleep with space heater on, candle heater, portabel heater safe to sleep with
  `),
  cold: list(`
    its 40 in my bedroom, it is 52 in here, only 55 in my apartment, thermometer says 50 in the living room,
    its 45 in my apartmant, bedroom is 48, thermometer reads 49, apartment temp 51, landlord wont turn on heat, thermostat says 60 but set to 72, its 58 in my kids room, its 38 inside,
    landlord ignoring heat, super says boiler is off, who do i call no heat above a store, my room is so cold, i own the house no heat with a newborn
  `),
  'relief-valve': list(`
    boiler is going to explode, can a boiler explode, i think my water heater is about to blow up,
    boiler gauge at 30 and water spitting, my tank is gonna burst, boilr is going to explode,
    water heater might blow, boiler making scary noise feels like it will blow, hot water tank hissing and shaking, will my furnace explode,
    pressure gauge at 40 on boiler, steam boiler pressure too high
  `),
  unwell: list(
    'grandpa not making sense its so hot in here, my grandmother is overheated and confused, heat stroke no ac, baby is overheated, elderly mother not waking',
  ),
  electricity: list(`
    sump pump died and water is near furnace, the basement is filling with water, water in basement by the boiler,
    basment is floding
  `),
  steam: list('steam whistling out of pipe in wall, steam shooting out of the radiater'),
  'dry-boiler': list('boiler red hot'),
  'delayed-ignition': list('boiler making loud boom'),
  falling: list('ceiling caving in'),
  burn: list('toddler touched radiator, my kid burned his hand on the radiator, baby touched steam pipe'),
};

export const SPANISH_CLASSES: Readonly<Record<ClassKind, readonly string[]>> = {
  gas: list(`
    ay un silvido en la tuberia del gas del sotano, la estufa se quedo abierta sin llama y apesta, bota gas la estufa,
    se fugo el gas, se quedo la estufa abierta, dejaron la llave del gas abierta, esta botando gas el calentador
  `),
  'carbon-monoxide': list(
    'la planta esta en el pasillo, todos en la casa estan enfermos, el super se desmallo en el cuarto del boiler, se solto el tubo de la chimenea, se cayo el tubo de escape del calentador',
  ),
  smoke: list(`
    se prendio la cortina con el calenton, el colchon agarro candela, esta saliendo lumbre del boiler,
    se esta quemando la tienda
  `),
  'burning-smell': list('el cable esta al rojo vivo, la extension esta caliente, se esta quemando el panel'),
  refrigerant: list('alarma de refrigerante'),
  'leak-above': list(`
    cae agua del techo, esta cayendo agua del piso de arriba, el vecino de arriba me esta mojando el cuarto,
    se filtra agua del techo, gotea agua del apartamento de arriba, entra agua por el techo del baño, cae awa del techo,
    chorrea agua del techo, agua bajando del techo, el techo esta goteando agua, esta lloviendo adentro, el techo tiene una bolsa de agua, me cae agua de arriba, hay un liqueo en el techo, gotera en el techo del baño
  `),
  'makeshift-heat': list(`
    el super quiere que compre un heater, puedo prender el generador en el pasillo, puedo prender la planta adentro, es seguro el calentador portatil, puedo dejar el horno abierto para calentar,
    calentador portatil con extension, calentador electrico para el cuarto de noche, puedo usar la parrilla adentro,
    se puede calentar la casa con la estufa, calentador portatil para bebe, puedo usar carbon adentro, se puede dejar el eater chiquito prendido toda la noche, puedo usar la estufa para calentarme, se puede usar generador en el balcon, se puede dormir con el calentador prendido, extension para el calentador,
    dejo el orno prendido para calentar
  `),
  cold: list(`
    hace 45 en mi cuarto, estamos a 50 en el apartamento, el termometro marca 52 en la sala, mi cuarto esta a 40 grados,
    esta a 48 aqui adentro, hace 38 adentro, termometro dice 48, hace un frio terrible en el cuarto de mi hijo, mi casa esta a 50 grados, hase 45 en mi cuarto,
    el super no prende el jeater, bibo en un basement y ase mucho frio, el landlord no prende el hit y hay un viejito, no hay jiter, mi cuarto esta frio, el apartamento ta frio, vivo encima de una bodega y no hay calefaccion
  `),
  'relief-valve': list(`
    la caldera va a explotar, puede explotar el calentador, el tanque va a reventar, creo que la caldera va a estallar,
    la caldera esta a punto de explotar, va a esplotar la caldera, tanque de agua caliente temblando, miedo que explote la caldera, el boiler puede explotar
  `),
  unwell: list(
    'mi abuela se desmayo del calor y el abanico no da, mi abuela tiene golpe de calor, golpe de calor, mi bebe esta muy acalorado, se esmayo mi mama, mi chamaco esta morado, se privo el niño',
  ),
  electricity: list(`
    me cogio la corriente, tiene corriente el radiador, hay un corto circuito, fuga de agua en el sotano, el agua sube en el sotano, el sotano se llena de agua, el sotano se esta yenando de agua
  `),
  steam: list('sale vapor de la pared, silba vapor en la tuberia, el estin ta silvando y botando vapor'),
  'dry-boiler': list('el boiler esta rojo, caldera al rojo, el boiler esta al rojo'),
  'delayed-ignition': list(
    'trono el boiler, la caldera dio un bombazo, un estruendo cuando prende el boiler',
  ),
  falling: list('se hunde el techo'),
  burn: list('el niño toco el radiador, mi bebe se quemo con el radiador, mi hija toco el tubo caliente'),
};

/** Queries that use the same words and are harmless. */
export const HARMLESS_CLASSES: readonly string[] = list(`
  no sale agua caliente solo en la regadera, dizzying prices, 40 gallon water heater, boiler for 40 apartments, 48 inch sleeve, 50 rooms hotel ptac,
  2 bedroom 40 year old house, set it to 55 when away, supply air is 55, heat pump works down to 32,
  ceiling cassette leaking, upstairs ac not cold, upstairs is too hot, second floor above store ac noise,
  water heater above garage, neighbor complains about noise, upstairs neighbor noise, water stain ceiling tile,
  ceiling fan install, drip pan above ceiling cost, generator install, generator hookup for furnace, grille replacement,
  oven hood duct, wall heater repair, electric wall heater install, gas space heater repair,
  spring tune up price explosion, sump pump replacement, can you install a mini split, is it safe to run ac in winter,
  toddler proof radiator cover, radiator cover for kids, costo de calentador electrico de agua,
  calentador de 40 galones, aire para 40 cuartos, extractor de arriba no funciona, ruido del vecino de arriba,
  hpd violation no heat how to clear, burning dust smell first time heat on, polvo quemado al prender la calefaccion,
  mancha en el techo, aire del techo gotea, se me quemo la tarjeta del minisplit la semana pasada, sparking clean install,
  headache of an hvac contractor, flooded with calls, el bil de la lus exploto por el aire, estoy que hecho humo, el calenton no calienta el cuarto, heat pump burning too much electricity, oven not heating,
  kitchen exaust not pulling smoke, can i put ac in fire escape window, se apaga solito el piloto del calenton, mi casa es de gas y quiero cambiar la caldera, la guagua de la escuela, la planta baja esta caliente, boiler plant in the basement, my control is unresponsive, dryer not heating, one bedroom freezing rest of the apt fine, loop water too hot, cuanto cuesta un generador
`);
