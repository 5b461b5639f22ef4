/** Phrases that indicate a danger, or that name something harmless. */
import { COLD_READINGS, HOT_READINGS } from './cold-signs.ts';

/**
 * Each key is a word, and its value lists the phrases that are read as that word. Words of one class are
 * interchangeable. If a sign uses the key, stop words may come between the words of a phrase.
 */
export const DANGER_PHRASES: Readonly<Record<string, string>> = {
  gasmachine:
    'gas boiler, gas fired boiler, gas furnace, gas heat, gas waterheater, gas hot water, gas rooftop, gas rtu, gas unit, calentador de gas, caldera de gas, calefaccion de gas',
  refrigerantgas:
    'liquido del aire, liquido del ac, liquido del minisplit, gas ese del refrigerante, gas ese del refrijerante, gas del refrigerante, gas al aire, gas al ac, gas al minisplit, gas al split, un gas frio, gas muy frio, gas helado, gas congelado, refrigerant gas, gas refrigerant, freon gas, r22 gas, r410a gas, low on gas',
  'gas smell':
    'gas in the boiler room, gas in boiler room, gas around the boiler, gas near furnace, gas near the furnace, gas near boiler, gas near the boiler, gas by the boiler, gas from furnace, gas from the furnace, gas from the water heater, gas from water heater, gas from the boiler, gas in the store, gas in the closet, gas on the roof, hay gas en la tienda, hay gas en la caldera, gas en la azotea, huele a ga, gas in the air, gas in air, gas in my air, gas en el aire, gas por el aire',
  // Both words are read, so that a smell of gas next to them is still a danger.
  'gas shutoff':
    'no tengo gas, no tenemos gas, no hay gas, no ay gas, sin gas, se fue el gas, no llega gas, no llega el gas, no sale gas, no sale el gas',
  'water wet':
    'water running down, water runs down, cae agua, cae el agua, cae mucha agua, cae un chorro de agua, agua cae, agua le cae, water is fall, water keep fall',
  overheat: 'over heating, over heats, over heated',
  gasstuck:
    'gas wont turn off, gas wont shut off, gas valve wont close, gas valve stuck open, gas valve is stuck open',
  gasstation: 'gas station, gas stations',
  gasoline: 'a gas can, gas cans',
  coalarm: 'coalarms, codetector, codetectors, comonoxide',
  co: 'c o, co2, carbon dioxide',
  monoxide: 'carbon monoxide, monoxide carbon, carbonmonoxide',
  fourbeeps:
    '4 beep, four beep, beep 4 times, beep four times, 4 pitidos, cuatro pitidos, beep 4 veces, beep cuatro veces, ring 4 times, ring 4 veces, ring cuatro veces',
  gotburned: 'got burn, gets burn, get burn, was burn, got badly burn',
  'breaker trip':
    'breker se dispara, brekers se disparan, breaker se dispara, se cae el breaker, breaker se cae, breaker se me cae, se cae la luz, se me cae la luz, se me va la luz con el aire, se va la lu cuando prendo, se disparo el breaker, breaker se disparo, se me disparo el breaker, se disparo el breiker, se me disparo el brekers, se disparo el interruptor, se bajo la pastilla, se me bajo la pastilla, se volo el fusible, switch se baja, suiche se baja, switch se bajo, suiche se bajo, baja el switch, baja el suiche, se bajo el switch, se bajo el suiche, me bajo el switch, me bajo el suiche, nos bajo el switch, switch se me baja, switch se me bajo, suiche se me baja, suiche se me bajo, breaker tumbado, breaker esta tumbado',
  burnedby: 'got burned by, burn from, quemo con, queme con, quemaron con, quemado con, quemada con',
  redtag: 'red tag, red tagged, red tagging, etiqueta roja',
  blow: 'no para de echar, no deja de echar, empezo a echar',
  flamesout:
    'puff of fire, puff of flame, flash of flame, flame shot out, flame jumps out, flame jump out, flame blowing out, flames blowing out, flame rolling out, flames out of, flames out the, flame out of, flame out the',
  blewback: 'blew back, blow back, blowing back, blows back, blowback',
  'refrigerant leak': 'refrigerant is coming out, refrigerant coming out, refrigerant comes out',
  'oven gasmachine': 'estufa de gas, horno de gas, hornilla de gas, cocina de gas, gas range',
  brokenoven:
    'oven not heating, oven not heat, oven isnt heating, oven wont heat, oven doesnt heat, oven not getting hot, oven no warm, no warm oven, no warm el oven, no warm la oven',
  smokealarm: 'smoke alarm, alarm de smoke, duct alarm, duct smoke alarm',
  otheralarm:
    'pump alarm, burglar alarm, car alarm, door alarm, freezer alarm, security alarm, leak alarm, water leak alarm, water alarm, alarm de car, alarm del car, alarm de la puerta, alarm clock',
  everybody: 'todos en la casa, todos en casa, todos aqui, todos mis hijos, toda la familia, toda mi familia',
  raininginside:
    'llueve adentro, llueve en mi cuarto, llueve en el cuarto, llueve en la sala, llueve en mi cocina, llueve en la cocina',
  waterlost:
    'se acabo el agua de, se acabo el agua del, echar agua, hechar agua, hecharle agua, echarle agua, le echo agua, ponerle agua, poner agua, pide agua, se salio el agua de, se salio el agua a, se le salio el agua a',
  dormir: 'toda la noche',
  sagceiling:
    'ceiling came down, ceiling tile came down, techo se esta bajando, se esta bajando el techo, techo hundido, techo esta hundido, plafon hundido, plafon hundio, plafon esta hundido, plafon esta hundio, ceiling is coming down, ceiling coming down, ceiling tile about to come down, tile hanging from ceiling, tile hanging from the ceiling',
  cameoff:
    'falling out of, dropping from, coming off, came off, comes off, come off, pulling out, pulling away, pulled out',
  nosweat:
    'not sweating, isnt sweating, stopped sweating, stoped sweating, dejo de sudar, no suda, no esta sudando',
  'elderly oxygen':
    'on oxygen, oxygen machine, oxygen concentrator, maquina de oxigeno, concentrador de oxigeno, tiene oxigeno',
  poweroff:
    'power went out, power out, power outage, power is out, no power, lights out, no lights, blackout, se fue la luz, se fue la lus, no hay luz, sin luz, no tengo luz, apagon',
  openbox:
    'junction box open, open junction box, open electrical box, open electric box, open ac disconnect, open disconnect, disconnect box open, disconnect is open, cover is off the disconnect, cover off the disconnect, wires are showing, wires showing, caja electrica abierta, caja electrica esta abierta, tapa del breaker abierta, breaker sin tapa, caja electrica sin tapa',
  trapped: 'cant get out, cannot get out, no puedo salir, no podemos salir',
  'charcoal kitchen': 'cocinando con carbon, cocinar con carbon, cocino con carbon',
  walkin: 'walk in, walk ins',
  furnace:
    'horno de calefaccion, horno de la calefaccion, horno de aire, horno de aire caliente, horno del sotano, horno de sotano, horno central, estufa de calefaccion, fornas',
  heatpump: 'heat pump, bomba de calor',
  circulator: 'taco pump, taco circulator, taco valve, taco relay, taco zone',
  after311:
    '311 happens next, 311 about no heat happens next, 311 about heat happens next, 311 no heat happens next, 311 no heat happens now, no heat call 311 happens next, happens after 311, happens after call 311',
  firefighter: 'fire department, fire dept',
  okay: 'ok, is it ok, its ok, it ok',
  dustburn: 'burn dust, burning dust, burnt dust, dust burn, dust burning, polvo quemado, polvo que se quema',
  generator: 'planta electrica, planta de luz, planta de gasolina',
  outlet:
    'el toma, un toma, ese toma, light switch, light switches, wall switch, interruptor de luz, interruptor de la luz, apagador de luz, apagador de la luz, switch de luz, switch de la luz, suiche de la luz, toma corriente, tomas corriente, power strip, extension cord, surge protector',
  flue: 'gas dryer vent, gas dryer duct, gas dryer hose, vent pipe, exhaust pipe, flue pipe, smoke pipe, chimney pipe, boiler vent, water heater vent, intake vent, pvc vent, tubo de chimenea, tubo de la chimenea, tubo de escape del calentador, tubo de escape de la caldera, tubo de escape del boiler, escape del calentador, escape de la caldera',
  collapse:
    'cave in, caves in, caved in, caving in, se hunde, se hundio, se esta hundiendo, se vino abajo, se viene abajo',
  roofleak:
    'gotera en el techo cuando llueve, gotera en mi techo cuando llueve, gotera del techo cuando llueve, techo gotea cuando llueve, techo se moja cuando llueve, techo filtra cuando llueve, gotea el techo cuando llueve, cuando llueve gotea el techo, cuando llueve el techo gotea, cuando llueve se moja el techo, goteras cuando llueve',
  cameapart: 'came apart, come apart, coming apart, fell apart',
  safetyswitch:
    'spill switch, rollout switch, roll out switch, blocked vent switch, flame rollout, spillage switch, rollout tripped, rollout trip',
  bypass: 'duct tape, electrical tape, taped over, taped up, taped down, cinta en el, cinta al, con cinta',
  safetydevice:
    'flame sensor, flame rod, sensor de flama, sensor de llama, limit switch, high limit, pressure switch, pressuretrol, presostato, aquastat, acuastato, gas valve safety, safety switch, interruptor de seguridad, boiler safety, seguridad de la caldera, seguridad del boiler, safety on the boiler, safety on the furnace, safety of the boiler, boiler safeties',
  nocalor:
    'no hay eat, no ay eat, sin eat, no hay ni calor, heat turns off at night, heat shuts off at night, heat goes off at night, cerraron la calefaccion, cerraron el heat, no hay hita, no dan hita, no hay jita, no tengo hita, se me fue el hita, dejo de funcionar la calefaccion, calefaccion dejo de funcionar, no calientan los radiadores, radiadores frios, no tiene calor, no tienen calor, no hay hit, no hay calenton, no tengo calenton, se me fue el calenton, se fue el calenton, no ai hit, no tengo hit, sin hit, no hay calor, no ai calor, no calor, no tengo calor, no tenemos calor, sin calor, calor no prende, no steam, not making steam, no ai steam, no da steam, no da el steam, no dan el steam, steam no calienta, steam no sube, steam no prende, steam no llega, el steam apagado, el steam esta apagado, sin steam, no sale steam, no echa steam, no bota steam, no sube steam, no sube el steam, no suben steam, no suben el steam, no mandan steam, no mandan el steam, no dan steam, no prenden el steam, no ha subido el steam, radiadores no calientan, radiadores no prenden, los radiadores frios, radiadores estan frios, radiadores estan helados, los radiadores helados, ningun radiador calienta, ningun radiador prende, radiators are cold, radiators are all cold, radiators arent hot, radiators are not hot, radiators are not working, radiators arent working, radiators not working, radiators dont get hot, radiators not getting hot, radiators dont heat, radiators dont work, all radiators cold, all my radiators are cold, all the radiators are cold, none of my radiators work, none of the radiators work',
  minisplit:
    'mini esplit, miniesplit, el esplit, my split, the split, el split, split not, split wont, mini split, split system, split unit, split ac, wall split',
  exhaustfan: 'exhaust fan, exhaust hood, exhaust vent, exhaust duct, exhaust grille, exhaust system',
  exhaust:
    'humo de mofle, humo del mofle, a escape, escape de carro, escape del carro, escape de auto, escape de coche, tubo de escape, gases de escape, escape de camion, humo de escape, humo de carro, humo del carro, humo de los carros, humo de carros, humo de camiones, humo del camion, car fumes',
  headache:
    'head ache, head hurt, head pound, head kill, dolor de cabeza, dolol de cabeza, duele la cabeza, mucho dolor de cabeza, dolor cabeza, duele cabeza, i feel odd, we feel odd, on feel odd, me siento raro, me siento rara, me siento debil',
  dizzy: 'me siento mal, se siente mal, nos sentimos mal, se sienten mal',
  ring: 'wont quit, wont shut up, no se calla, no calla, wont stop, doesnt stop, not stopping, wont shut off, wont turn off, keeps running, no para, no deja de',
  nausea: 'throwing up, threw up, throw up, sick to my stomach, ganas de vomitar',
  faint:
    'puedo despertar, podemos despertar, logro despertar, logramos despertar, consigo despertar, puedo despertarlo, puedo despertarla, logro despertarlo, logro despertarla, dificil de despertar, cuesta despertar a, cuesta despertarlo, cuesta despertarla, trato de despertar, no abre los ojos, wont open his eyes, wont open her eyes, not wake, not wake up, doesnt wake, doesnt wake up, didnt wake up, isnt waking, passed out, pass out, wont wake up, cant wake up, not waking up, cant wake, hard to wake, no despierta, no se despierta, no quiere despertar, no se quiere despertar, no se puede despertar, no desperta, no me despierta, no reacciona, perdio el conocimiento',
  noresponde: 'no responde, no responden, not responding to me',
  limp: 'puedo levantar a mi, lo puedo levantar, la puedo levantar, cant stand up, cant move, cant stand, no se puede parar, no puede pararse, no puede caminar, wont get up, cant get up, not getting up, no se levanta, no puede levantarse, no se puede levantar, no se quiere levantar, no se mueve, no coordina, no llora, esta aguadito, esta aguadita, esta flojito, esta flojita',
  medical:
    'no siento los dedos, no siento los pies, no siente los dedos, no siente los pies, no los siente del frio, dedos dormidos del frio, se cayo mi mama, se cayo mi papa, se cayo mi abuela, se cayo mi abuelo, se cayo mi esposo, se cayo mi hijo, le dio un paro, le dio un derrame, le dio derrame, derrame cerebral, caught in belt, caught in a belt, caught in rooftop fan, caught in the rooftop fan, got hurt by the, me agarro la banda, me agarro la correa, heart racing, heart is racing, heart pounding, corazon acelerado, palpitaciones, taquicardia, chest feels tight, im choking, is choking, im bleeding, wont stop bleeding, no para de sangrar, esta sangrando, infarto, le dio un ataque, se puso azul, se puso morado, turned blue, having a seizure, had a seizure, seizure, seizures, hypothermia, hipotermia, esta convulsionando, in pain, in so much pain, in severe pain, in terrible pain, mucho dolor, dolor muy fuerte, chest pain, chest hurts, chest is tight, tight chest, heart attack, cardiac arrest, having a stroke, had a stroke, bleeding a lot, bleeding badly, fell from ladder, fell from the ladder, fell off ladder, fell off the ladder, fell off a ladder, le corto el dedo, le corto la mano, lots of blood, its bleeding, mucha sangre, broken bone, broke a bone, hueso roto, se rompio una pierna, se rompio un brazo, hit my head, me golpie la cabeza, me golpee la cabeza, me di en la cabeza, se dio en la cabeza, fell down the stairs, fell down stairs, someone fell, se cayo en el bano, mi esposo se cayo, mi esposa se cayo, mi papa se cayo, mi mama se cayo, alguien se cayo, tirada en el piso, tirado en el piso, tirada en el suelo, tirado en el suelo, abuela en el piso, grandmother is on the floor, grandma is on the floor, she is not moving, he is not moving, hit his head, hit her head, hes bleeding, shes bleeding, is bleeding, sangrando, sangra mucho, se abrio la cabeza, se rompio la cabeza, se rompio la pierna, broke his leg, broke her leg, broke her hip, im trapped, i am trapped, me corte con, se corto con, cortada con, me machuque, se machuco, stuck in fan, stuck in the fan, caught in fan, caught in the fan, caught in machine, caught in the machine, caught in blower, stuck in blower, caught in the blower, stuck in the belt, caught in the belt, grabbed his arm, grabbed her arm, grabbed his hand, is in the fan, stuck behind radiator, stuck behind the radiator, atorado en la maquina, atorado en el abanico, atorada en la maquina, se atoro el dedo, se atoro la mano, dedo en el abanico, atrapado en el ventilador, atrapado en el abanico, se le trabo la mano, se trabo la mano, se traba la mano, se le tranco la mano, bota sangre, botando sangre, sale sangre, sirimba, cayo redondo, cayo pal piso, se le fue el conocimiento, se fue el conocimiento, se corto la mano, se corto el dedo, se corto un dedo, se corto el brazo, me corte la mano, me corte el dedo, me corte un dedo, me corte el brazo, overdose, overdosed, asthma attack, no pulse, turning blue, dolor de pecho, dolor en el pecho, duele el pecho, ataque al corazon, ataque de asma, convulsiones, le dio un infarto, derrame cerebral, sin pulso, sobredosis',
  breathless:
    'falta la respiracion, cuesta respirar, shortness of breath, respira mal, se me duermen las manos, falta de aire, cant breath, cannot breathe, cannot breath, hard to breath, trouble breath, cant catch breath, cant catch my breath, gasping, no podemos respirar, le cuesta respirar, me falta aire, le falta aire, me estoy ahogando, se esta ahogando, cant breathe, hard to breathe, trouble breathing, not breathing, difficulty breathing, short of breath, no puedo respirar, no puede respirar, no respira, falta el aire, me ahogo, nos ahogamos',
  backdraft:
    'flue gas spilling, flue gas spill, exhaust backing up, chimney backing up, flue backing up, flue gas in, fumes backing up, exhaust is backing up, chimney is backing up, back draft, back drafting, fumes back, hood spill, hood fog, mirror fog at',
  novent: 'no vent, no flue, no chimney, no tubo, not vented, ventfree, vent free, ventless, unvented',
  nofuel:
    'no oil in tank, no oil in the tank, no oil left, no fuel left, need oil delivery, need an oil delivery, need fuel delivery, need heating oil, no hay aceite, no queda aceite, boiler sin aceite, tanque sin aceite, ran out oil, run out oil, out of oil, acabo el aceite, acabo el petroleo, acabo el combustible',
  dooropen: 'door cracked, door open, door ajar',
  needsomebody: 'need somebody, need someone, who do i call, who should i call, who to call, a quien llamo',
  nobody: 'no one, no hay nadie, no hay super, nadie contesta, no contesta',
  puffback: 'puff back, puffed back, puff backs',
  ablaze:
    'se prendio el cable, se prendio un cable, el cable se prendio, prendio un alambre, alambre prendido, calenton se esta quemando, quema el calenton, ardiendo el calenton, prendiendo el boiler, se esta quemando la unidad, se esta quemando el compresor, cord is burning, cable is burning, wire is burning, wires are burning, outlet is burning, se esta quemando el cable, se esta quemando un cable, se esta quemando el enchufe, se esta quemando el alambre, se quema el cable, se quema el enchufe, se prendio el enchufe, se prendio un enchufe, se prendio la extension, se prendio una extension, se prendio fuego, agarro fuego, cogio fuego, agarro candela, cogio candela, agarrando fuego, se prendio en fuego, prendio en candela, on fire, caught fire, catching fire, catch fire, electrical fire, grease fire, boiler fire started, in flames, into flames, en llamas, hay fuego, theres a fire, there is a fire, fire in, fire inside, fire started, started a fire, set fire, small fire, big fire, house fire, room fire, apartment fire, fire came out, fire coming, fire shooting, fire from, fire at, fire near, fire by the, fire on the roof, fire on roof, flame from, in fire, house is burning, room is burning, apartment is burning, apartment burning, kitchen burning, building burning, building is burning, see flames, hay llamas, flames behind, flames everywhere, casa se quema, se quema la casa, se quema la cocina, se quema el apartamento, se esta quemando la casa, se esta quemando la cocina, se esta quemando el apartamento, se esta quemando el edificio, se esta quemando la tienda, se esta quemando el negocio, se esta quemando el cuarto, se esta quemando el aire, se esta quemando el boiler, se quema el edificio, se quema la tienda, llamas salen',
  fireescape:
    'in fire escape, in the fire escape, in my fire escape, by fire escape, by the fire escape, near the fire escape, from fire escape, from the fire escape, off the fire escape, blocks fire escape, on fire escape, on the fire escape, on my fire escape, fire escape, fire door, fire code, fire drill, fire extinguisher, fire place, fire pump, fire rating, escalera de incendios, salida de incendios, puerta contra incendios, seguro contra incendios, simulacro de incendio, extintor de incendios',
  'refrigerant alarm':
    'ac leak alarm, leak alarm on ac, leak alarm beep, leak sensor beep, split leak alarm, vrf leak alarm, leak alarm vrf, alarma de fuga del vrf',
  boom: 'it went boom, went boom, there was a loud bang, heard a loud bang, small explosion, little explosion, mini explosion, explosion chiquita, explosion chiquitita, explosion pequena, pequena explosion, explosion leve, como una bomba, como bomba',
  explode: 'blew up, blown up, blow up, blowing up',
  mayexplode:
    'va explotar, va explota, va a explota, va reventar, va estallar, will explode, might explode, may explode, could explode, afraid it explodes, about to blow, about to explode, going to explode, gonna explode, about to burst, going to burst, going to blow, gonna blow, gonna burst, going to blow up, gonna blow up, about to blow up, ready to blow, ready to explode, will blow, might blow, may blow, about to pop, going to pop, will blow up, gonna blow up, va a explotar, va a reventar, va a estallar, explote, esplote, exploten, reviente, revienten, estalle, que explote, que reviente, que estalle, vaya a explotar, por explotar, por reventar, a punto de explotar, a punto de reventar, va a tronar, por tronar, fuera a explotar, fuera a reventar, fuese a explotar, va a rebentar, vaya a tronar',
  spaceheater:
    'calentador de espacio, heater de gas portatil, calentador de gas portatil, heater con extension, extension con heater, heater en extension, heater en la extension, heater en una extension, heater en la regleta, heater en regleta, heater extension, heater on extension, heater on an extension, heater in power strip, heater in a power strip, heater on power strip, heater on a power strip, heater de gas en cuarto, heater de gas en el cuarto, heater de gas en mi cuarto, heater de gas en la sala, gas heater in bedroom, gas heater in the bedroom, gas heater in my bedroom, calentador de gas en el cuarto, calentador de gas en mi cuarto, calentador de gas en la sala, calentador de gas adentro, calentador de gas en cuarto, calenton de gas, calentador de gas camping, calentador de camping, calentador de acampar, estufa de camping, estufa de acampar, space heater, camping heater, camp heater, camp stove, portable heater, electric heater, plug in heater, oil filled heater, calentador portatil, calentador electrico portatil, calentador de cuarto, calentador electrico en, calentador en extension, calentador con extension, calentador electrico de cuarto, calentador electrico para, calentador de ambiente, calentadorcito, calenton electrico, eater chiquito, heater chiquito, jiter chiquito, calentador chiquito, calefactor chiquito, little heater, small heater, mini heater, plug heater, radiant heater portable, calefactor electrico, calefactor portatil, estufa electrica portatil',
  coldreading: COLD_READINGS,
  hotreading: HOT_READINGS,
  ceilingwater:
    'sealing is leaking, sealing leaking water, tengo una filtracion, gotera en el cuarto, gotera en mi cuarto, gotera en la sala, hay una filtracion, filtracion de agua, filtracion en el bano, filtracion en la pared, water ceiling, water through ceiling, water thru ceiling, water through my ceiling, water thru my ceiling, water through bathroom ceiling, water through my bathroom ceiling, agua por techo, agua cae techo, cae agua arriba techo, agua bajando techo, agua sucia techo, agua negra techo, awa techo',
  heatstroke:
    'faint from heat, faint from the heat, faint in the heat, passed out from heat, passed out from the heat, passed out in the heat, collapsed from heat, collapsed from the heat, dizzy from the heat wave, sick from the heat wave, heat stroke, heat exhaustion, golpe de calor, desmayo del calor, desmayo por calor, desmayo por el calor, desmayo con el calor, desmayo de calor, mareada del calor, mareado del calor, mareada por el calor, mareado por el calor',
  flood:
    'water near boiler switch, water near the boiler switch, water near switch, water near the switch, water by the switch, agua cerca del switch, agua cerca del interruptor, water on panel, water on the panel, under water, water rising, rising water, standing water, deep water, knee deep, ankle deep, waist deep, inches of water, inch of water, feet of water, foot of water, bajo agua, bajo el agua, se metio el agua, entro agua, entro el agua, agua hasta, pie de agua, pies de agua, pulgadas de agua, pulgada de agua, el agua por encima',
  watereverywhere:
    'agua por donde quiera, agua por dondequiera, agua por todo el piso, agua por to el piso, vaciando por todo el piso, water everywhere, water all over, agua por todas partes, agua por todos lados',
  underheater:
    'under water heater, under the water heater, under my water heater, under hot water heater, under the hot water heater, under water tank, under the water tank',
  panelbox:
    'tablero de luz, caja de luz, caja de la luz, disconnect box, electrical panel, electric panel, electrical box, electric box, breaker panel, breaker box, fuse box, fuse panel, panel box, panel electrico, caja de breakers, caja electrica, caja de fusibles, panel de luz, tablero electrico, service panel',
  electricmeter:
    'electric meter, electrical meter, con ed meter, meter box, meter board, contador de luz, contador de la luz, contador electrico, medidor de luz, medidor de la luz, medidor electrico',
  lightfixture:
    'light fixture, ceiling light, light bulb, recessed light, hanging light, ceiling lamp, through the light, through light, in light, from the light, from light, out of the light, thru the light, thru light, into the light, into light, near light, near the light, by the light, next to light, next to the light, above the light, over the light, in the light, luz del techo, por la luz, ceiling fan, smoke detector water',
  room: 'living room, vivo en un room, vivimos en un room, duermo en un room',
  // “Calle” alone has the stem of “call”.
  manhole: 'la calle, de calle',
  onefixture:
    'en un room, un room nada mas, room nada mas, un room frio, un room cold, un room esta cold, back room, rear room, spare room, guest room, far room, corner room, cuarto de atras, cuarto del fondo, un solo cuarto, calienta un cuarto, solo en ducha, solo en regadera, solo en la ducha, solo en la regadera, solo en la llave, solo en la banera, solo en el bano, solo en el lavamanos, solo en la cocina, no llega al ultimo piso, no llega al segundo piso, no llega al tercer piso, no llega arriba, no llega a un cuarto, no llega a mi cuarto, no llega al cuarto',
  pilot: 'pilot light',
  shock:
    'agarre un toque, agarre toque, cogi un toque, cogi toque, senti un toque, cogi corriente, me pego un toque, me pega toques, electric shock, dio un jalon, toque electrico, da toques, dio toques, dan toque, dieron toque, dando toque, pego corriente, pega corriente, agarro corriente, jalo corriente, siento corriente, pasa corriente, me agarro la corriente, me cogio la corriente, me pego la corriente, me paso corriente, me paso la corriente, me electrocute, dio corriente, da corriente, shock me, shocks me, tiene corriente, tiene la corriente, agarre corriente, con corriente, da toque, me da toques, corriente en el, me pego la luz, le pego la luz, me pega la luz, me agarro la luz, me cogio la luz, me jalo la luz, me dio la luz, me paso la luz, quedo pegado a la corriente, pegado a la corriente, pegada a la corriente, pegado a la luz, pegado de la luz, pegado en la luz, pegado al cable, pegada al cable',
  unithang: 'ac hanging',
  unit: 'a c, water source heat pump, water source unit, water source, water cooled ac, water cooled unit',
  livewire:
    'tree fell on power line, tree on power line, branch on power line, branch on power lines, tree on wires, power line on the ground, power lines on the ground, se cayo el poste, se cayo un poste, un poste se cayo, cable tirado, cable tumbado, cable de luz tirado, tiro un cable, wires exposed, wire exposed, wiring exposed, someone touched wire, toco el cable, toco un cable, chisporrotea, touched a wire, touched the wire, touched wire, wire down, wires down, wire on the sidewalk, wire on sidewalk, cable on the sidewalk, cable down on sidewalk, wire on the ground, power line fell, electric line fell, electric pole fell, con ed wire, cable fell, cable en la calle, cable en la acera, cable en el suelo, cable en el piso, cable de luz en el piso, alambre en el piso, linea electrica en el suelo, cable colgando, cable de la calle se cayo, poste de luz caido, poste de luz se cayo, se cayo un cable, se cayo el cable, cayo un cable, downed wire, downed power line, downed line, power line down, wire down on street, wire down in street, wire down outside, cable de luz caido, cable caido, cables caidos, live wire, exposed wire, bare wire, hanging wire, loose wire, cables pelados, cable pelado, cables sueltos, wire hanging',
  waterheater:
    'calenton de agua, water heater, hot water heater, hot water tank, water tank, tank water heater, calentador de agua, calentador agua, tanque de agua, tanque agua, tanque agua caliente, boiler de agua, boiler del agua, boiler de la regadera, boiler del bano, boiler de la ducha',
  unheatedwater:
    'ducha fria, regadera fria, cold shower, shower is cold, shower cold, shower is freezing, shower is ice cold, agua no sale caliente, agua no esta saliendo caliente, hot water is cold, hot water cold, hot water is ice cold, hot water come cold, hot water come out cold, agua caliente sale fria, agua caliente come cold, agua caliente esta fria, agua sale fria, agua come cold, agua fria, agua ta fria, agua ta cold, agua cold, agua helada, agua come helada, agua icecold, agua come icecold, ducha come cold, ducha come icecold, ducha sale fria, water come out cold, water came out cold, water is cold, water is ice cold, water is icecold, water is freezing, only cold water, cold water only, agua no calienta, no calienta agua, no calienta bien agua, does not heat water, does not heat the water',
  'no hotwater':
    'no sube agua caliente, no me sube agua caliente, neighbor has hot water, neighbors have hot water, neighbor got hot water, neighbors got hot water',
  hotwater: 'hot water, agua caliente, hot watter',
  toohot: 'too hot, way too hot, very hot, extremely hot, muy caliente, demasiado caliente, super hot',
  burnedme:
    'se cayo en agua caliente, se cayo al agua caliente, cayo agua caliente encima, quemo con agua, se quemo el super, se quemo mi super, got burnt by boiler, got burnt by steam, hot oil on, hot oil splashed, hot grease on, splashed with hot grease, hot oil got, hot grease splashed, fryer oil on, fryer oil all over, se quemo con aceite, se quemo con la manteca, se quemo con manteca, quemo con aceite caliente, took the skin off, took his skin off, took her skin off, skin came off, skin is peeling, skin peeled, me queme, me he quemado, nos quemamos, le cayo agua caliente, me cayo agua caliente, les cayo agua caliente, le cayo vapor, le cayo sopa caliente, le cayo el agua caliente',
  burn: 'se me quemo, se me quema',
  spark: 'corto circuito, hubo un corto, hay un corto',
  confused:
    'fria y no habla, no habla y esta fria, mucho sueno, muchisimo sueno, habla incoherencias, hablando incoherencias, esta muy dormido, esta muy dormida, wont talk, no quiere hablar, aint making sense, not making sense, isnt making sense, not make sense, dont know what day it is, doesnt know what day it is, doesnt know where she is, doesnt know where he is, no sabe que dia es, no sabe donde esta, keeps falling asleep, wont stay awake, cant stay awake, cant keep awake, barely awake, como dormido, como dormida, no contesta bien, no se mantiene despierto, no se mantiene despierta, no puede hablar, talking weird, talks weird, talking strange, acting funny, slurred speech, speech is slurred, cant talk right, no habla bien, habla raro, hablando cosas raras, habla cosas raras, como borracha, como borracho, acting drunk, like drunk, esta como ido, esta como ida, esta ido, esta ida, no reconoce a nadie, no dice cosas coherentes, dejo de sudar, not making sense, not making any sense, makes no sense, talking nonsense, slurring words, slurring his words, slurring her words, acting weird, acting strange, acting confused, talking crazy, talks crazy, talking funny, stopped sweating, stopped sweatin, hallucinating, habla incoherente, habla disparates, dice disparates, no sabe donde esta, no me conoce, hablando raro',
  alrojo: 'al rojo vivo, rojo vivo, al rojo',
  heat: 'el hit, del hit, de hit, prende hit',
  steamboiler: 'steam boiler, steam heat, steam system, steam trap, caldera de vapor, how does steam',
  straysteam:
    'steam in hot water, steam in my hot water, steam in the hot water, steam from boiler, steam from the boiler, steam from my boiler, vapor la caldera, vapor el boiler, vapor de la caldera, vapor del boiler',
  'steam fill room':
    'full of stem, stem coming from pipe, steam in boiler room, steam in the boiler room, steam in my boiler room, steam in room, steam in my room, steam in apartment, steam in my apartment, steam in kitchen, steam in the room, steam in the living room, steam in the apartment, steam in the kitchen, steam in the house, steam in living room',
  reliefvalve:
    'tprv, discharge pipe, pop off valve, popoff valve, boiler safety valve, relief valve, pressure valve, temperature pressure valve, temperature and pressure valve, releif valve, pressure relief, pressure relief valve, safety valve, t p, t p valve, tp valve, relief pipe, t and p, t and p valve, tpr valve, valvula de alivio, valvula alivio, valvula de seguridad, valvula seguridad',
  'steam radiator come':
    'stem from radiator, stem coming from radiator, stem coming out of radiator, main vent spraying, main vent spitting, vent shooting water, vent spraying water, boiling water from radiator, boiling water from the radiator, boiling water from ptac, boiling water from the ptac, agua hirviendo radiador, agua hirviendo del radiador',
  'radiator vent spray': 'air vent spraying, air vent spitting water, air vent spits water',
  lowwatercutoff: 'low water cutoff, low water cut off, low water control, lwco',
  seasonal:
    'fall check, fall maintenance, fall tune, fall inspection, fall service, fall clean, fall season, fall special, fall visit, fall start, before fall, this fall, next fall, in fall, every fall, spring fall, fall spring, for the fall, fall apart, fall asleep, fall behind, fall below, fall short',
  drooping:
    'about to fall, going to fall, gonna fall, might fall, could fall, se va a caer, se esta cayendo, about to drop, going to drop, gonna drop, loose on roof, loose on the roof, suelto en la azotea, a punto de caer, esta por caer, hang by, hang out, hang off, tip over, blew over, blown over, blows over, blowing over, knocked over, flipped over, toppled, blew off the roof, blew off roof, blown off the roof, se volteo, se viro, se volco, lo tumbo el viento, la tumbo el viento',
  draft: 'entra aire, entra el aire, entra mucho aire',
  comesyellow: 'sale amarilla, sale naranja, sale roja',
  yellowflame: 'llama sale amarilla, sale amarilla la llama',
  delayedignition:
    'boiler banged loudly, boiler banged loud, furnace banged loudly, delayed ignition, flooded with oil, boiler full of oil, oil in the firebox, too much oil in chamber, inundado de aceite, boiler lleno de aceite, caldera llena de aceite, burner flooded, burner is flooded, flooded burner, oil burner flooded, burner flooded with oil, chamber full of oil, quemador se inundo, quemador inundado, quemador se inundo de aceite',
  acpipe:
    'ac pipe, copper pipe, suction pipe, refrigerant pipe, drain pipe, condensate pipe, insulated pipe, split pipe, ice pipe, pipe ice',
  elderly:
    'old man, old woman, old lady, old people, old person, old mother, old father, old parents, senior citizen, sick person, sick husband, sick wife, sick mother, sick father, persona mayor, personas mayores, senora mayor, senor mayor, persona enferma, mama enferma',
  freezingpeople:
    'husband is freezing, wife is freezing, tenant is freezing, tenants are freezing, roommate is freezing, everyone is freezing, everybody is freezing, he is freezing, she is freezing, they are freezing, we are freezing, were freezing, were all freezing, im freezing, i am freezing, freezing in here, freezing to death, freezing inside, so cold in here, nos estamos congelando, nos congelamos, me estoy congelando, me congelo, se estan congelando, morimos de frio, muero de frio, muriendo de frio, muertos de frio, tengo frio, tengo mucho frio, toy congelado, toy congelao, estoy congelado, estoy congelada, pasando frio, tenemos frio, tenemos mucho frio, estamos congelados, estamos helados, estoy helado, estoy helada, estoy elado, estoy elada, toy helado, toy helada, toy helao, toy elao, estoy helao, estoy helando, estamos helando, nos estamos helando',
  owner:
    'super of, super here, as the super, managing agent, property manager, board president, board member, i own, own the, own my, own a, im the owner, i am the owner, im owner, owner occupied, im the landlord, i am the landlord, im the super, i am the super, im a super, my tenant, my tenants, our tenants, soy el dueno, soy la duena, soy dueno, soy duena, casa propia, mi propia casa, soy el super, mis inquilinos, mi inquilino, my own house, my own home',
  overstore:
    'above a store, above the store, above store, over a store, over the store, upstairs from a store, encima de una store, encima de la store, arriba de una store, arriba de la store',
  managementoffice:
    'management office, rental office, leasing office, landlords office, main office, oficina del edificio, oficina del landlord',
  potwater:
    'hervir agua, hervimos agua, pot of water, pots of water, boiling water to heat, boiling water for heat, olla de agua, ollas de agua, ollas con agua, hiervo agua, hierbo agua',
  icecold: 'ice cold',
  frozenradiator: 'frozen radiator, radiator cracked, cracked radiator, froze and cracked, frozen baseboard',
  cantwalk: 'cant walk, cannot walk, no camina',
  ceiling: 'cielo raso',
  toomuchpressure: 'too much pressure, over pressure, over pressurized, overpressure, overpressurized',
  chemical: 'nail polish, paint thinner, a cloro, como cloro, a amoniaco',
  rentlaw:
    'withhold rent, withhold my rent, withholding rent, pay rent, pay my rent, pay the rent, paying rent, paying my rent, paying the rent, retener renta, retener la renta, pagar renta, pagar la renta, pagar mi renta, evict me, get evicted, break my lease, sue my landlord, sue the landlord',
  landlord: 'land lord, slum lord',
  wont: 'dont give, dont provide, didnt give, dont work, dont come on, dont turn on, dont start, dont heat',
  heatwave: 'heat wave, heat waves, heat advisory, excessive heat, extreme heat, ola de calor, onda de calor',
  hotday:
    'muero de calor, muere de calor, morimos de calor, muriendo de calor, me estoy asando, nos estamos asando, estoy asado, estoy asada, estamos asados, se estan asando, hace muxo calor, q calor, que calor, calor en casa, calor en mi casa, muxo calor, muxa calor, tengo calor, hace calor, muero del calor, no aguanto el calor, no aguanto este calor, parece un horno, como un horno, como horno, es un horno, hecho un horno, like an oven, is an oven, its an oven, calor insoportable, calor horrible, calor terrible, mucho calor, mucha calor, tanto calor, tanta calor, demasiado calor, demasiada calor, un calor, muere de calor, muriendo de calor, se esta asando, asandose, se asa, so hot, sweating, sweats, sudando, suda, sudo mucho, mucho sudor, con calor, tiene calor, este calor',
  'no unit lackingac':
    'ac died, ac is dead, ac broke, ac is broken, ac is out, ac stopped working, air conditioner broke, air conditioner died, aire danado, se dano el aire, se me dano el aire, no ac, no air conditioning, dont have ac, dont have an ac, without ac, no tengo aire, no tenemos aire, no hay aire, sin aire',
  nofrio: 'cuarto frio no enfria, no hace frio, no ace frio, no hase frio, no hay frio, no ai frio',
  tienefrio: 'tiene frio, tiene mucho frio, tienen frio, tienen mucho frio',
  hacefrio:
    'hay frio, ai frio, ase frio, ase mucho frio, ace frio, ace mucho frio, hase frio, hase mucho frio, hace frio, hace mucho frio, hace tanto frio, hace un frio, hace un frio del carajo, frio del carajo, hace un frio cabron, frio cabron, frio de madre, hace un frio terrible, hace demasiado frio, hay mucho frio, hace frio pelu, hace un frio pelu, hace un frio pelado, un frio pelu, hace un frio del diablo',
  // Both words are read, so that a wall unit, whose hot water and steam come from the boiler, is a unit as well.
  'inwall unit':
    'ptac, ptacs, ptack, p tac, p tack, wall unit, wall units, unit in the wall, unit in my wall, unit under window, unit under the window, unit under my window, unit de pared, unit de la pared, unit en la pared, unit debajo de la ventana, unit bajo la ventana',
  'steam blow inwall unit':
    'steam from ptac, steam from the ptac, steam from my ptac, steam from wall unit, steam from the wall unit, steam from my wall unit, steam out of ptac, steam out of the ptac',
  edison: 'con ed, con edison',
  inside: 'in here',
  'generator inside': 'generator in the house, generator in my house, generador en la casa',
  infant:
    'new born, recien nacido, recien nacida, week old, weeks old, day old, days old, month old, months old, meses de nacido',
  everywhere:
    'por donde quiera, por dondequiera, por todo el piso, por todas partes, por todos lados, all over',
  low: 'nivel bajo, bajo nivel',
  'low water': 'agua baja',
  violation:
    'fine from city, fine from the city, city fine, got fine, got a fine, got fined, fine for no heat, fine for heat',
  keepstripping:
    'furnace trips, heat trips, boiler trips, unit trips, waterheater trips, tank trips, tanque trips, wont stay on, wont stay reset, wont reset, doesnt reset, wont stay up, no se queda arriba, no se queda up, cant reset, not reset',
  saltabreaker:
    'se me va la luz cuando prendo, se va la luz con el heater, heater tumba la luz, prendo el heater y se va la luz, se fue la luz cuando prendi, se fue la lus cuando prendi, se va la luz al prender, light goes out when, lights go out when, lights went out when, light went out when, light was going out when, light go out when, lights go off when, power goes out when, power goes off when, power cuts out when, electricity goes out when, salta la luz, se va la luz cuando prendo, tumba el breaker',
};
