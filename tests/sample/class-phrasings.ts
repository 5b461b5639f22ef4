/** Queries by class, as people type them, separated by commas. Half are Spanish, and a third are misspelled. */

const list = (phrases: string): readonly string[] => phrases.trim().split(/,\s+/);

/** Queries about things of other trades, which get a sentence and no services. */
export const OTHER_TRADES = list(`
    donde compro alarma de monoxido barata, snake a drain, chimney repair, locked outta my apartment, se tapo el lavamanos, jonkers,
    donde va el detector de monoxido por ley, oven not heating, washer leaking, fire damper inspection, are you hiring,
    reschedule my visit, can i withhold rent if no heat, puedo dejar de pagar la renta, necesito trabajo de ayudante,
    limpieza de chimenea, se me quedaron las llaves adentro, tolet is overflowing, your tech broke my wall, cooling tower service, chiler repair,
    backflow test, duct cleaning price, dead mouse smell in vents, outlet dead in kitchen electrician,
    mi nebera no enfria, se daño la lavadora, hot tub wont heat, generator for my house, gas firplace repair,
    cuarto frio de carniceria, congelador, new batteries for smoke detector, stain on celing below bathroom, arreglan estufas de cocina,
    dryer wont heat, asbestos around boiler, asbesto en el sotano, con edison steam leak, steam main break, vapor en la calle, no tengo gas en la cocina, roof leaks who fixes it, gotea el aire de la ventana, necesito un plomero,
    el cuarto frio de la bodega no enfria, se fue la luz en un solo cuarto, no hay agua en el edificio,
    necesito un inspector de gas, no calienta la estufa de la pared, what areas do you cover, jersey city, van a new jersey, se me tapo el inodoro y el agua se esta subiendo, clean my vents, ductwork cleaning nyc,
    limpiar las rejillas, our restaurant hood, sump, wine fridge, el acensor no sirve, arreglan el aire de la guagua, someone stuck in elevator,
    elavator not working, elevador atascado, garage door opener, shower pressure is low, dryer not spinning, ac in my honda civic,
    my oven is broken, zip 07030, your guy forgot his hat, steam roaring in the street, do you service hempstead, desconectar la alarma, no hay luz
`);

/** Queries that name no danger, keyed by the address of the answer that has to be first. */
const FOUND_FIRST: Readonly<Record<string, string>> = {
  '/#68': 'hot water only 100 degrees, lukewarm, shower is lukewarm, legal hot water temperature',
  '/#heat-rules': `
    when does heat season start, thermostat says 64 is that ok by law, nycha, its 60 at night is that legal, tenant says 60 degrees,
    landlord keeps the building at 65 is that enough, super says boiler is fine but my radiator is cold,
    i called 311 about no heat what happens next, what temprature does my landlord have to keep, oct 1 heat,
    whats a good temprature for the baby room, my tenant says its 61°, 66° in my living room, when is heat required,
    what is the legal temp for apartments in winter`,
  '/about#gas-law': `
    carbon monoxide detector installation law, do you install detectors, ll157, gas detector law`,
  '/about#house-rules': 'quiet hours, building rules, house rules work hours',
  '/about#refrigerant-card': 'epa 608 certified, do you have epa license',
  '/about#trades': 'plumber near me, con ed shut off my gas, no gas, gas company shut off my meter',
  '/contact#after-hours': `
    open on thanksgiving, do you work on sundays, 24/7, no heat on a sunday, can i book online, contact, schedule service, make an appointment,
    nobody answers the phone, are you open now, u guys open xmas, phone, address`,
  '/contact#deposit': 'deposit',
  '/contact#insurance': 'are you insured, are you bonded',
  '/contact#languages': 'spanish',
  '/contact#licensed': 'tienen licencia, license, dcwp number',
  '/contact#not-ours': `
    window unit not cooling, frigidaire window unit leaking, do you fix window air conditioners, walk-in cooler`,
  '/contact#own-unit': 'i bought the unit myself, install my own unit, customer supplied equipment',
  '/contact#papers': 'tienen fianza, insurance, does the board need paper from you, email a coi',
  '/contact#parking': 'parking, where will you park, do you need a parking spot',
  '/contact#payment': `
    aceptan cash, pagos mensuales, zelle, can i pay in installments, klarna, hay que pagar todo junto o en partes,
    se puede pagar a plasos un aire central nuevo`,
  '/contact#visit-fee': 'what do u charge per hour, how much just to come look, visit fee',
  '/contact#warranty':
    'dan garantia, boiler warranty, you came last week and its broken again, is the repair guaranteed',
  '/es#areas': 'apartamento en corona, vienen a staten iland, ustedes van a queens, donde trabajan',
  '/es#boiler': `
    weil mclain no calienta, soy el dueno de la casa y la caldera no prende, el cuarto parese sauna con el steam, se apago el boiler,
    el radiador muy caliente no se apaga, el gas subio mucho este mes, prendi el reset muchas veces,
    mi cuarto esta bien frio y el resto del apartamento esta caliente, inspeccion anual, factura de gas muy alta,
    la cosa de hierro debajo de la ventana silba, liquea el boiler, mi inquilino no tiene calefaccion, necesito un plomero para el boiler`,
  '/es#central-ac': `
    aire central no enfria, hay hielo en el tubo del aire, el vecino se queja del ruido de mi compresor,
    el aire gotea en el piso de abajo, el aire huele a basura, el abanico del aire no da vueltas`,
  '/es#cost': `
    cambiar la caldera vieja cuanto saldria, precio, presio de limpiar el aire, hay que pagar por el estimado`,
  '/es#furnace': `
    el horno de calefaccion no prende, por las rejillas sale aire frio, la fornes no prende, polvo negro`,
  '/es#general': `
    el termostato ta en blanco, contrato de mantenimiento, vale la pena arreglarlo, se para solo, extractor del baño, secadora tarda mucho, el thermostat no prende`,
  '/es#heat': `
    cuando empieza la temporada de calefaccion, a cuantos grados tiene que estar, queja de hpd, tibia, ya llame al 311 que mas hago,
    violacion de calefaccion, acoso del dueño, cuanto es lo legal de calefaccion, cuanto es lo minimo de calor por ley,
    que tan frio puede estar de noche, hasta que hora dan calor, el super dice que mañana lo arregla, el landlord dise que manana viene,
    me pueden sacar si me quejo de la calefaccion, el apto esta a 66, a cuanto tienen k poner la calefaccion de noche,
    a cuanto debe estar el agua caliente, landlord no arregla boiler, el super no contesta y tengo un bebe`,
  '/es#mini-split': `
    el lg dice ch05, se quemo la tarjeta del esplit, bomba de calor con ruido, minisplit parpadea luz,
    no responde al control remoto, se me congelo el aire, quiero un aire para mi cuarto sin ductos`,
  '/es#main': 'hablan español?',
  '/es#pay': `
    aceptan seccion 8, se fue el gas en el edificio, me ayudan con los papeles, le toca al dueño el aire, el dueño o yo quien paga el radiador,
    el dueno dice que pague yo el calentador, el dueño quiere cobrarme la calefaccion`,
  '/es#ptac': `
    friedrich no enfria, cuantas veses limpiar el aire, me muero de calor el aire no sirve, el aire de la pared bota agua para adentro,
    el aire prendio y el cuarto a 84, el aire hace un ruido como tractor, mi casa ta a 90 y el aire prendido,
    me llego un bil de luz de 400 por el aire, aire del hotel no enfria, la factura de con edison subio por el aire`,
  '/es#reach': `
    quiero cancelar la sita de mañana, trabajan el dia de sanguivin, abren los domingos, a que hora abren, cual es su numero,
    me pueden mandar a alguien hoy, necesito factura`,
  '/es#rtu': `
    tengo una tienda y no hay calefaccion, salon sin calefaccion, aire de la azotea, la cosina esta muy caliente el aire del techo no sirve,
    hace 88 en la tienda con el aire prendido, la lavanderia ta bien caliente no jala el aire, la unidad del rufo no prende`,
  '/es#water-heater': `
    la cosa que calienta el agua gotea, el agua caliente se acaba rápido, como prendo el piloto, el boiler no prende y el agua sale fria,
    hay agua en el piso alrededor del tanque, el agua sale oxidada, agua marron de la pluma caliente, el calentador bota agua por debajo,
    quiero un tankless, agua caliente no dura`,
  '/es#wshp': 'bomba de calor del closet se apaga, unidad del closet gotea',
  '/service-areas/bronx': 'bx 10457, do you service 10463',
  '/service-areas/brooklyn': 'are you in bay ridge, 11201-1234',
  '/service-areas/queens': 'do yall come out to far rockaway, astoria, zip 11372',
  '/service-areas/staten-island': 'do you go to statin island, staten iland',
  '/services#access': 'do i have to be home, who has to let you in, does someone need to be there',
  '/services#cost': 'cost, how much, what does it cost, how much do repairs cost, price',
  '/services#permit': 'permits, permit',
  '/services#rebate': `
    tax credit, nys clean heat, ayuda del gobierno para cambiar la calefaccion, rebates for heat pumps con ed`,
  '/services#time': `
    cuanto tarda, how long does it take, how quick can someone get here`,
  '/services#violation': `
    multa por no tener calefaccion, me dieron una violacion por la caldera, me llego una carta de hpd,
    hpd voilation no heat how to clear, how do i clear a violation for no heat, overdue dob violation,
    dob boiler penalty`,
  '/services#who-pays':
    'can my landlord charge me for heat, section 8, who pays, who pays landlord or tenant brooklyn',
  '/services/boiler-maintenance#permit': `
    boiler inspection voilation DOB, multa por la inspeccion del boiler, missed annual boiler filing`,
  '/services/boiler-maintenance': `
    how come the gas bill went from 90 to 300, church boiler inspection, is my boiler room door supposed to be locked`,
  '/services/boiler-repair': `
    lochinvar boiler error code, its a sauna in here radiator wont shut, radi, lwco light on, barometric damper flapping,
    hammer noise water pipes when heat comes on, old metal heater under window knocks, the accordion metal thing is cold, super of 60 units no heat,
    my whole building has no heat im the super, radiator in the bathroom never gets warm, steam heat comes on at 4 am and wakes me up,
    super here need a boiler guy for the morning, boiler leaking from bottom, boiler repair staten iland,
    i own a brownstone top floor always hot bottom cold, boiler wont stop running, i am roasting in my apartment, radiator key valve turn off,
    boiler kettling, peerless boiler aquastat replace, taco pump leaking, honeywell zone valve stuck, mcdonnell miller 67,
    someone turned off the emergency switch, oil burner wont start`,
  '/services/boiler-repair#lifespan':
    'how old is too old boiler, cuanto dura una caldera, what brands do you fix',
  '/services/boiler-repair#tonight':
    'red light on boiler reset button, sight glass is full of water, oil burner wont reset, can i reset my boiler',
  '/services/furnace-repair#tonight': 'pressed reset 5 times furnace, relight furnace pilot',
  '/services/boiler-replacement': `
    oil tank removal, convert steam to hot water, trv install`,
  '/services/central-ac-repair': `
    freon top off, condenser, apt 90 degrees with air conditioner on, its 78 upstairs with central air set to 70, my ac leaks water into living room,
    ac making grinding noise, the box outside is loud, ac wont turn on, musty basement smell from vents, frost on outdoor unit,
    ac wont blow cold upstars, ac won't stop cooling, ac wont go below 78, ac turns off by itself`,
  '/services/central-ac-replacement': `
    r22 top off still leagal, r22 system replace, is r410a banned in new york, what seer do i need`,
  '/services/furnace-repair': `
    furnace off, furnance keeps turning on and off, furnce wont lite, replace blower motor, furnas`,
  '/services/general-hvac-services':
    'parts, no heat in back bedroom, one room has no heat, washer dryer vent cleaning, hood fan, nest not charging, make up air, restaurant exhaust, one room freezing, humidity too high',
  '/services/hvac-system-replacement-estimate': 'free estimate, get a quote, co-op board needs estimate',
  '/services/hvac-system-replacement-estimate#local-law-97': `
    local law 97 fine how much 30 unit building, que es la ley local 97, ll97 penalty, local law 97 in my building`,
  '/services/mini-split-installation':
    'ac unit on fire escape, fire escape blocks the ac window, ac with no window, ac for 1 bedroom',
  '/services/mini-split-repair#lifespan': 'do you service mini splits another company installed',
  '/services/mini-split-repair': `
    neighbor called 311 about my ac, its 85 in here ac running, split is peeing water, heat pump blowing cold air in winter,
    outdoor unit covered in ice, steam coming from outside unit winter, replace condensate pump`,
  '/services/mini-split-replacement': 'the motor outside is screaming',
  '/services/ptac-maintenance': 'ac smells like dirty socks, smell of mold when ac starts',
  '/services/ptac-repair': `
    my coop unit no heat from the ptac, ptac leaking on carpet, 88 in the bedroom with the ac on, ac on all day and still 82,
    my office is 81 and the ac runs all day, whole floor lost ac at work, fedders`,
  '/services/ptac-repair#cooling-law': `
    apartment is 90 and landlord says no ac, is my landlord required to provide ac`,
  '/services/ptac-repair#cost': 'how much does it cost to fix a ptac',
  '/services/ptac-replacement': 'quote for 40 ptacs',
  '/services/rtu-repair': `
    store has no heat, gym ac broken, kitchen 110 degrees no ac, rooftop blows warm, rooftop unit over my shop blowing warm air walk in customers,
    pizzeria on roof unit dead in middle of lunch, store front ac dripping on customers, rooftop gas heat wont start`,
  '/services/vrf-vrv-system-repair': 'lg multi v, daikin u4',
  '/services/water-heater-repair': `
    watr heater leaking, water under water heater, my tenant says no hot water, lukewarm hot water, hot watr not hot enuf, navien e003,
    brown water from hot faucet, can i light the pilot myself, pilot light wont stay lit, replace thermocouple`,
  '/services/water-heater-replacement#rebate': 'heat pump water heater rebate',
  '/services/wshp-repair': `
    loop water too hot, condo hvac closet leak into unit below, my condo ac says hp lockout`,
  '/services/water-heater-maintenance': 'water heater anode, should i drain water heater',
};

export const FIRST_ANSWERS: readonly (readonly [typed: string, href: string])[] = Object.entries(
  FOUND_FIRST,
).flatMap(([href, phrases]) => list(phrases).map((typed) => [typed, href] as const));
