/** Queries that people type in danger, by kind of danger, and queries that sound dangerous but are harmless. */
import type { DangerKind } from '../../src/content/danger-schema.ts';

/** Splits phrases at commas. */
const list = (phrases: string): readonly string[] => phrases.trim().split(/,\s+/);

/** Every kind that a phrase can name; `any` occurs only in `IN_PANIC`. */
type SaidKind = Exclude<DangerKind, 'any'>;

/** Splits the phrases of each kind. */
const splitAll = (said: Readonly<Record<SaidKind, string>>): Readonly<Record<SaidKind, readonly string[]>> =>
  Object.fromEntries(Object.entries(said).map(([kind, phrases]) => [kind, list(phrases)])) as Record<
    SaidKind,
    readonly string[]
  >;

export const DANGEROUS = splitAll({
  gas: `
    gas behind the stove, gas pipe came apart, gas in the boiler room, gas valve stuck open, the pilot is out and i can hear hissing near the meter, kitchen full of gas, gas on no flame,
    gas leak last year but nobody fixed it need a quote, guys jackhammering the yard hit a pipe now theres hissing and it stinks, someone left the gas on, pilot wont light and there is a bad smell,
    stove gas wont shut off, gas stove knob stuck on cant turn off gas, con ed fixed the leak last year but it smells again, gas bill is high and i can smell it in the basement,
    smells like a gas station in my basement`,
  'carbon-monoxide': `
    rusted flue pipe, furnace vent fell off, boiler room vent closed for winter, gas dryer hooked to chimney, flue pipe came off water heater, generator in the house, detector says 50,
    furnace exhaust in bedroom, the co thing on the wall says 140 and its screaming, charcoal in the living room, co alarm sounding furnace fixed last year want someone out,
    kid unconscious heat on need a co detector, furnace flame rollout had it repaired last month, nauseous with the heat on, a bird nest in the pipe outside where my heater vents,
    mirror fogging at draft hood, someone collapsed in the boiler room, co 30 ppm meter, gas company red tagged my boiler, sleepy since heater came on, snow on furnace pipe, rollout switch,
    cracked heat exchanger, my mom fell asleep with the kerosene heater on and now she wont get up, alarm 4 beeps pause, detector says evacuate, co alarm chirping and i have a headache,
    co alarm beeps 4 times every minute, tired when the furnace is on, smell from the generator next door, generator in hallway feeling sleepy, the pipe fell off my water heater,
    something beeping in the closet, carbon monoxide killed my neighbor i got same boiler`,
  smoke: `
    fire on the stove, fire all over the wall, curtains caught on heater, hallway full of smoke n alarm beepin, flames out of furnace, the ac cord is burning, boiler exploded,
    fire in boiler room boiler repaired last month, water heater explosion, oil burner puff back, flames shooting out of the boiler, burner blew back flame and soot out the boiler door, fire upstairs,
    fire on another floor, need a quote for a new boiler this one is burning up, smoke detector chirping and i smell smoke, flames in the vent`,
  flood: `
    toilet overflowing onto outlet, relight furnace after flood, sewage in basement, rain water is coming in under the basement door, leak running into the electric meter,
    sprinkler burst over the electrical panel, sump pump died and water is near furnace, the basement is filling with water, water coming up thru the basement drain`,
  electricity: `
    branch on power lines, outlet falling out of wall, cover is off the disconnect and wires are showing, wire on the sidewalk, sparks from outlet ptac, a wire fell in the yard,
    my kid touched an outlet, he is stuck to the wire, basement flooded and i got a shock from the boiler`,
  'burning-smell': `
    ptac making a burning smell, dryer making burning smell, electric smell in apartment, plastic smell from vents, smell of burning from the ac, outlet behind ptac is buzzing,
    thermostat melting plastic, outlet warm to touch, the panel in the hallway is buzzing, buzzing noise in the wall, something popped in the electric box, panel is hot and buzzing,
    outlet behind ptac is hot and smells like plastic`,
  steam: `
    radiator valve came off, steam pipe broke, radiator spitting boiling water, steam in the living room, hot water leaking from wall heater, con ed steam leak in my basement,
    steam leak from radiator who do i call, it was fixed but the steam is shooting out agian, flooded boiler water coming out radiator vents, steam coming out of the wall`,
  'relief-valve': `
    tprv leaking, steam gauge 8 psi, boiler is spraying hot water everywhere, hot water gushing out of the water heater,
    hot water tank whistling and boiling water is shooting out the pipe on the side, relief valve blowing hot water, i think my water heater is about to blow up, pressure gauge at 40 on boiler,
    steam out of the boiler, steam gauge says 15, steam pressure gauge pegged, burner wont shut off, gauge glass cracked and spraying, somebody plugged the relief valve, steam boiler pressure 12 psi,
    water heater is jumping, hot water heater leaking and hissing real loud, water boiling in tank, water heater valve on the side spitting steam`,
  burn: `
    fryer guy got hot oil on his arm, my kid stuck his fingers in the radiator valve and steam got him, he pulled a pot of hot water on himself, someone got burned, hot water 180 degrees`,
  falling:
    'condenser hanging off bracket, AC falling out of window, chimney bricks falling, ac bracket pulling out of brick, roof unit loose wind, facade falling, window unit sliding out',
  refrigerant: `
    leak alarm on ac, mini split hissing and a sweet chemical smell and my eyes are burning, freon is coming out, guy is coming to add freon but its leaking in my bedroom and hissing`,
  oil: 'oil line came off, oil line broke, they pumped oil into the wrong pipe and its all over my basement',
  flame:
    'orange flame on boiler, taped the rollout switch, scorch marks above burner, flame is huge, pilot light is orange',
  'delayed-ignition': `
    panel blew off furnace, furnace door flew off when it lit, boom when heat turns on, big whoomp when the burner fires, loud bang boiler, boom from basement then no heat, boiler delayed ignition,
    it goes bang when it lights, heard a loud bang downstairs then no heat, oil burner rumbles, boiler banged when it fired, boiler explodes when it starts, boiler makes loud banging when it lights`,
  'dry-boiler': `
    no water in gauge glass, cant see water in the glass, hydronic boiler lost pressure, low water light on, added water to hot boiler, water in boiler glass is gone,
    super jumped the low water cutoff to get heat, steam boiler low water, boiler burning without water`,
  breaker: 'breaker trips again and again, breaker wont stay on, water heater tripping breaker',
  'burst-pipe': 'water pipe came off, frozen radiator, frozen faucet, can i thaw the pipe with a torch',
  'leak-above': `
    water gushing from the ceiling, water is comming thru the ceiling from the boiler upstairs, watter coming out the light in bathroom, upstairs neighbors bathtub leak got into my ac,
    water spot on ceiling getting bigger, ice dam ac dripping in light, ac upstairs stain on ceiling water running down`,
  'makeshift-heat': `
    is it safe to leave heater on, so cold the landlord wont fix the boiler and we have a 6 month old baby so we keep the oven on all night, space heater on extension cord,
    heater plugged into power strip, where do i put my generator, generator running in garage, heater too close to curtain, gas heater in the bedroom, is it dangerous to sleep with the heater on`,
  unwell: `
    kid put hand in fan, my husband is very sleepy, someone trapped, hair caught in blower, my grandmother is on the floor, my patient is confused from the heat,
    power went out and my patient needs the oxygen concentrator, worker fell thru the roof, finger caught in the fan belt, my helper cut his hand on the fan blade,
    guy on the roof working on rtu fell and not moving, the ac died my mother is dizzy and stoped sweating, my baby is burning up, found my tenant on floor, drank coil cleaner,
    my wife is not responding ac is off, baby is cold and sleepy, my dad is freezing and talking weird and now he wont get up, old man collapsed in hot apartment, baby is overheated,
    elderly mother not waking, grandma dizzy and sweating no ac, my heart is racing`,
  'too-hot': `
    heat wave ac broken baby, where is a cooling center, no ac 95 degrees baby, its 95 in here, my room is like an oven for my baby`,
  cold: `
    top floor is cold, bathroom freezing, everyone is freezing, emergency heating repair near me, heating emergency, my mother 92 home alone her apartment is 54 degrees,
    my room is freezing the radiator wont turn on, boiler is dead and its 20 degrees outside, land lord wont turn on heat, landlord says boiler part coming next week we have no heat,
    apartment temp 51, thermostat says 60 but set to 72, ran out of oil how to bleed the line, 60 unit building no heat, the water is cold, my hot water is cold, landlord gives no steam,
    no oil in tank ran out`,
});

export const IN_SPANISH = splitAll({
  gas: `
    se partio el tubo del gas, la llave del gas no cierra, estaban excavando y rompieron la tuberia del gas, hace dos semanas arreglaron la fuga y se siente gas,
    tuvimos fuga el año pasado ya la arreglaron y otra ves huele, sale gas de la estufa, percibo gas, no se como cerrar el gas, huele a gasolina en el sotano, se quedo la estufa abierta,
    dejaron la llave del gas abierta, se quedo el gas prendido, esta botando gas el calentador, huele feo el heater, fuga en la cocina, apesta el calentador, se escapa el gas del aire, jedor a gas,
    guele a ga, olol a gas`,
  'carbon-monoxide': `
    nos cuesta respirar cuando prenden el boiler, generador prendido en el pasillo, me siento mariado desde que prendieron el heater, la alarma hace pip,
    mi abuela no responde y la calefaccion esta prendida, la parrilla está adentro, carbon en la sala, barbacoa en el apartamento, arden los ojos cuando prenden la caldera,
    la nieve tapo los tubos de afuera del boiler, el carro esta prendido en el garaje huele a escape, la alarma del pasillo marca 85 y no para de pitar,
    el aparatico blanco de la pared esta pitando y no para, todos en la casa estan enfermos, se safo el tubo del boiler, mi perro camina como borracho, toy aturdida con el calentador prendido,
    tengo mucho dolor de cabeza, se solto el tubo de la chimenea, intoxicada con gas, dolol de cabeza`,
  smoke: `
    se prendio el cable, la bateria de la bicicleta se esta inflando y esta caliente, humasera, se prendio el enchufe, donde compro extintor rapido se prendio la estufa, botando llama el calentador,
    alarma de humo sonando, se prendio la cortina con el calenton, esta saliendo lumbre del boiler, se prendio el aceite en el sarten, fuejo`,
  flood: `
    el calentador de agua se esta vaciando por todo el piso, la boila tira agua por todo el sotano, el beismen se lleno de agua, cae agua del techo sobre los cables,
    se mete el agua por debajo de la puerta del basement y ya llega a los tobillos, el agua llego al calentador, el boiler no calienta y hay agua en el sotano, agua y luz, moje el enchufe`,
  electricity: `
    hay un cable tirado en la calle, cable en la acera, se cayo un cable, me dio corriente la caldera, el niño metio el dedo en el enchufe, hay cables sueltos, me pico la corriente en la lavadora,
    toques, corriente, pegao de la luz, se inundo el sotano y me dio un toque la boila`,
  'burning-smell': `
    la extension se esta calentando, se quemo el toma, el interruptor de la luz esta caliente, se esta derritiendo el enchufe, algo se esta quemando, huele a quemazon, huele a cable,
    la extension esta caliente, la pared esta caliente, la pared esta hirviendo`,
  steam: `
    vapor del radiador, el radiador escupe agua caliente, se rompió la válvula del radiador, vapor por todas partes en la recamara, se salio la valvula del radiador, vapor, mucho vapor,
    sale vapor de la unidad de pared, silba vapor en la tuberia`,
  'relief-valve': `
    brinco la tapa del boiler, sube la presion del boiler y la valvula pita, manometro alto, el boiler esta botando agua caliente por todos lados, el tanque esta hinchado,
    el boila esta botando agua hirviendo por todo el piso, la caldera marca 30, el boiler bota agua por la valvula, la ahuja del boiler esta en rojo, la valvula de alivio no para,
    el boiler esta botando vapor por la valvula, el quemador no se apaga, el calentador bota agua caliente por la valvula, sale vapor de la caldera, le pusieron un tapon a la valvula,
    el manometro marca 35, la presion esta muy alta, sale vapor de la llave del agua caliente, el calentador se reviento`,
  burn: `
    se cayo en agua caliente, el agua de la pluma quema, la nena se quemo con el radiador, se quemo el bebe con el heater, se me hizo una ampolla con el radiador, se quemo con vapor,
    se le cayo agua caliente al bebe, me cayo agua caliente en el pie, quemaduras, el tubo de la calefaccion quema`,
  falling: `
    hielo cayendo de la azotea, techo hundido, soporte flojo, el aire se esta saliendo de la ventana, el soporte del aire esta suelto, el aire esta guindando de la ventana, se callo el aire,
    me da miedo que se caiga el aire, ojala no se caiga el techo, se esta cayendo el tumbado, el sheetrock esta hinchado`,
  refrigerant: `
    se salio el freon, se le sale un gas frio que pica la garganta al aire, sale refrigerante del aire en la sala, fuga de freon y me siento mal`,
  oil: 'petroleo, huele a gasoil, aceite derramado, se sale el aceite de la caldera',
  flame: `
    sale tizne del calefactor, la llama sale amarilla y hay ollin, la candela del calentador sale amarilla, puso un alambre en el flame sensor, puenteo el control, la llama del boiler esta anaranjada`,
  'delayed-ignition': 'boom cuando prende, el boiler hace una explosion cuando prende, flamazo, hizo pum',
  'dry-boiler':
    'se acabo el agua del boiler, la caldera esta seca, se salio el agua de la caldera, la caldera no tiene agua',
  breaker:
    'se fue la luz cuando prendi el aire, se me cae la luz con el ptac, se brinca el breiker a cada rato, el breiker no se queda arriba, se me bajo el suiche, el breaker esta tumbado',
  'burst-pipe': 'se congelo la tuberia, se congelo la llave, llave congelada',
  'leak-above': `
    tengo filtraciones, filtracion, cae agua por la lampara, sale agua por el tumbado, el vecino de arriba me esta mojando el cuarto, llueve en la cocina, el techo tiene una bolsa de agua`,
  'makeshift-heat': `
    dejo la estufa de gas prendida por el frio, mi vecino calienta el apto con la estufa de gas, heater toda la noche, me caliento con la estufa de gas, generador,
    pusimos un anafe pa calentar el cuarto, calentador electrico prendido toda la noche, calentador electrico para el cuarto de noche, puedo dormir con el jiter prendido,
    se fue la lus y uso generador, tanque de propano adentro, calentador de propano, el heater se puso rojo, tengo el horno abierto porque hace frio, calentador de gas adentro del cuarto,
    uso un anafe de carbon, brasero`,
  unwell: `
    mi abuelita esta bien fria y no habla, no puedo despertar a mi esposo, tengo falta de aire, mi abuela esta tirada en el piso, le dio una sirimba a mi mai,
    hay alguien encerrado en el cuarto de calderas, se acaba el oxigeno del viejo, el super se cayo de la escalera, se corto la mano con el aspa del aire, se le agarro el dedo en la banda del motor,
    le duele el pecho a mi papa, mi tia habla raro y no se puede parar, mi chamaco esta morado, no puede respirar, mi abuelo tiene frio y no contesta bien esta como dormido, envenenamiento,
    esta morado`,
  'too-hot': `
    ola de calor sin aire, hay 92 grados en mi cuarto, calor insoportable y no tengo aire, mucho calor, mi mama tiene 80 y el cuarto esta como horno`,
  cold: `
    cerraron la calefaccion, emergencia calefaccion, no hay hita, falta calefaccion, el encargado no contesta, estamos a 55 grados y tengo dos niños, 14 grados en mi cuarto, me estoy helando,
    mi boiler no calienta agua, agua no sale caliente, mucho frio con un recien nacido, no calienta, boiler no prende y hace frio, hace frio y el super no contesta, hace un frio del carajo,
    no hay calenton, el super no contesta y hay frio, mi niña tiembla, hace tres dias que no dan calor, apagaron el calor, se dañó la calefacción, hace frio, aqui adentro esta helado,
    el super no prende el jeater, el apartamento ta frio, ta helado mi cuarto, vivo encima de una bodega y no hay calefaccion, el estin no calienta, el esteam esta apagado, el agua ta fria`,
});

/**
 * Queries that mean danger only on their own, in either language, because longer queries with these words can be
 * harmless.
 */
export const IN_PANIC: Readonly<Partial<Record<DangerKind, readonly string[]>>> = {
  'makeshift-heat': list('generator, portable generator, planta electrica'),
  'too-hot': list('too hot, mucho calor, heat wave, heatwave, ola de calor'),
  steam: list('steam from radiator'),
  'relief-valve': list('pressure relief valve, valvula de seguridad'),
  gas: list(
    'i feel gas, mucho gas, gas, gas!, gaz, propane, i think theres gas, help gas, theres gas in my kitchen, ay gas, hay gas, weird smell, olor raro, odd smell in the basement',
  ),
  'carbon-monoxide': list('co, carbon, exhaust'),
  smoke: list(
    'fire, fire fire, help fire, quemazon, se esta quemando, fuego, smoke alarm, smoke alarms, smoke detector, the fire alarm, alarma de humo, detector de humo, smoke alarm in my apartment, flames',
  ),
  cold: list(
    'im cold, freezing, frezing, cold, frio, 311, 58, 58f, 58 degrees, 14 c, 14 grados, landlord not answering, super wont answer, casero no contesta, el dueno no responde',
  ),
  any: list(
    '911, alarm, help, emergency help, alarma, ayudenme porfavor, urgente, i need somebody now, emergencia, groggy, call 911 no service, who do i call, a quien llamo, child locked in boiler room',
  ),
};

/** Each is one word, gap, exception or class away from a danger. */
export const HARMLESS: readonly string[] = list(`
    boiler gauge zero, el boila no prende y los inquilinos se estan quejando, no sube el agua, asbestos fell off boiler pipe, el burner no prende y se apaga,
    cambiar el boiler de aceite a gas cuanto sale, mi carro bota agua por el radiador, tengo gases, mirror fogs up bathroom vent dead, one radiator dont get hot, el calenton no avienta aire caliente,
    calefaccion de gas, uber car no heat, la calefaccion del carro no sirve, sale agua de la caldera, boiler banging loud, el minisplit avienta puro aire caliente, whats a trap, data center cooling,
    un cuarto helado y el otro hirviendo, ac fell out of warranty, ac check before heat wave for my mother, bebe hace mucho calor y can landlord turn off heat at night, steam pipe burst in the street,
    hot water boiler 18 psi, ducts bang when furnace starts, calentamos la comida en la estufa, oil tank empty boiler, noise gives me a headache, compressor oil leak stain,
    cracked heat exchanger cost, fish smell outlet store, fire alarm inspection, shower too hot then cold, se cayo el control del aire, no puedo dormir con el heat tan alto,
    gotera en el techo cuando llueve, se prendio la calefaccion, thermostat beeps every minute, boom truck for rooftop boiler, ac too strong apartment freezing,
    water pouring out the boiler all over the floor, el radiador bota agua por la valvulita, me salio cara la cuenta del gas, my mom is confused by the bill, no hay agua ni luz, air vent hisses,
    se apago la candela del calentador, la calefaccion no se apaga, gas space heater repair, flooded engine of ac, el calenton no calienta el cuarto, el calentador no bota llama,
    board president no heat in our coop, ac breaker flips on hot days, one bedroom freezing rest of the apt fine, heat in summer wont shut, charcoal filter inside the unit, fan not moving,
    kitchen fire damper, no water in the basement, water panel closet, fan burned out, fire escape upstairs, el calenton no prende, los tubos del steam suenan como tiros,
    toddler touches radiator cover guard, replace refrigerant alarm battery, no water above, is it safe to install a gas furnace inside, where do i put the generator transfer switch,
    one cold room rest fine, faucet out of hot water, heater smells like burning dust, ptac heater smells bad, la calefaccion no calienta un cuarto,
    got shocked by the old unit years ago its gone now price for a new one, is it normal for a steam radiator to hiss, a burning question on mini splits, your tech was fire, burning up the phone,
    el landlord dice que no hace frio, no hay frio en el cuarto, receta de habichuelas a fuego lento, ya arreglaron el escape de gas el año pasado quiero un mantenimiento de la caldera,
    best carbon monoxide detector for apartment, got a violation for co detectors, quiero comprar detectores de humo para mi edificio, pilas para la alarma de humo, sparks nevada hvac,
    smoke shop on my block, tienda de humo cerca de mi, cuanto sale el freon, filtro de carbon para el cuarto, shocking electric bill, boiler explosion movie, cancion humo y fuego,
    novela fuego en la sangre, local news carbon monoxide deaths bronx, explosion de gas en el bronx noticias, nyc gas explosion east village 2015, my kid has a school project about carbon monoxide,
    proyecto escolar como funciona el detector de humo, carbon monoxide for my science class, curso de fugas de gas, the super told a joke about a gas leak, cada cuanto se cambian las alarmas de humo,
    landlord is gonna explode when he sees the bill, smoke colored cover, tapa color humo, sick and tired of the heat, heat wont go off, shock from con ed bill, co2 sensor for office,
    huele a humeda el aire, sleepy time temperature for baby room, confused about which boiler, somebody locked the boiler room, quote shocked me, me explota la cabeza con este ruido,
    pintan apartamentos, me quema la plata, tengo un dolor de cabeza con el super, gas leak detector for sale, el detector pita cada minuto, steam hissing from radiator valve when heat comes on,
    radiator vent spitting water, radiator spitting, vapor silbando poquito, is 70 too hot for baby, hide heater behind curtain, la llave de agua fria gotea, steam coming from outdoor unit,
    calenton de agua, asbestos pipe broken, techo gotea cuando llueve, se me quemo el arroz huele toda la casa, sale vapor de la olla, me falta aire en la goma del carro,
    viene alguien a echar freon hoy, top floor no heat first floor ok, boiler making loud banging, who do i call for a new boiler, faucet freezing cold, snow storm and furnace filter,
    carga de freon al aire, not enough hot water
`);

/** Questions about dangers in general, or about other places and times, by people who may be in one. */
export const ASKED: readonly string[] = list(`
    how does carbon monoxide form, is carbon monoxide heavier than air, which floor needs a carbon monoxide alarm, law about gas leaks in new york, can dogs smell carbon monoxid,
    como se produce el monoxido de carbono, hose smells like gas at the gas station, la manguera huele a gas en la gasolinera, my old apartment had a gas leak last year,
    mi vecino tuvo un incendio hace años, radiator leaking, water leaking from radiator valve, radiater spitting water out the air vent, ac upstairs makes water stain on ceiling,
    dusty smell first day heat on, hvac smells like burning dust first time heat
`);

/** The same words next to a sign of now, of somebody’s home, or of a plea: no class makes these harmless. */
export const ASKED_IN_DANGER: readonly string[] = list(`
    is it normal that my kitchen smells like gas, es normal que huela a gas, do i need to leave if my co detector says 60, what does 4 beeps on a carbon monoxide alarm mean, who handles gas leaks,
    what to do if i smell gas, my son was doing homework and passed out heater on, viendo una pelicula y huele a gas, donde compro una alarma la mia esta pitando, how do i report a gas leak,
    que significa que el detector pite 4 veces, la noticia dice frio y huele a gas en mi casa, gas station on the corner smells strong in my bedroom, el año pasado lo arreglaron y vuelve a oler a gas
`);
