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
  '/#68': 'hot water only 100 degrees, lukewarm, shower is lukewarm',
  '/#heat-rules': 'when does heat season start, thermostat says 64 is that ok by law, nycha',
  '/about#gas-law': 'carbon monoxide detector installation law, do you install detectors, ll157',
  '/about#house-rules': 'quiet hours, building rules, house rules work hours',
  '/about#refrigerant-card': 'epa 608 certified, do you have epa license',
  '/about#trades': 'plumber near me, con ed shut off my gas, no gas',
  '/contact#after-hours': 'open on thanksgiving, do you work on sundays, 24/7',
  '/contact#deposit': 'deposit',
  '/contact#insurance': 'are you insured, are you bonded',
  '/contact#languages': 'spanish',
  '/contact#licensed': 'tienen licencia, license, dcwp number',
  '/contact#not-ours': `
    window unit not cooling, frigidaire window unit leaking, do you fix window air conditioners`,
  '/contact#own-unit': 'i bought the unit myself, install my own unit, customer supplied equipment',
  '/contact#papers': 'tienen fianza, insurance, does the board need paper from you',
  '/contact#parking': 'parking, where will you park, do you need a parking spot',
  '/contact#payment': 'aceptan cash, pagos mensuales, zelle',
  '/contact#visit-fee': 'what do u charge per hour, how much just to come look, visit fee',
  '/contact#warranty': 'dan garantia, boiler warranty, you came last week and its broken again',
  '/es#areas': 'apartamento en corona, vienen a staten iland, ustedes van a queens',
  '/es#boiler': `
    weil mclain no calienta, soy el dueno de la casa y la caldera no prende, el cuarto parese sauna con el steam`,
  '/es#central-ac': `
    aire central no enfria, hay hielo en el tubo del aire, el vecino se queja del ruido de mi compresor`,
  '/es#cost': 'cambiar la caldera vieja cuanto saldria, precio, presio de limpiar el aire',
  '/es#furnace': 'el horno de calefaccion no prende, por las rejillas sale aire frio, la fornes no prende',
  '/es#general': 'el termostato ta en blanco, contrato de mantenimiento, vale la pena arreglarlo',
  '/es#heat': 'cuando empieza la temporada de calefaccion, a cuantos grados tiene que estar, queja de hpd',
  '/es#mini-split': 'el lg dice ch05, se quemo la tarjeta del esplit, bomba de calor con ruido',
  '/es#main': 'hablan español?',
  '/es#pay': 'aceptan seccion 8, se fue el gas en el edificio, me ayudan con los papeles',
  '/es#ptac': 'friedrich no enfria, cuantas veses limpiar el aire, me muero de calor el aire no sirve',
  '/es#reach': 'quiero cancelar la sita de mañana, trabajan el dia de sanguivin, abren los domingos',
  '/es#rtu': 'tengo una tienda y no hay calefaccion, salon sin calefaccion, aire de la azotea',
  '/es#water-heater': `
    la cosa que calienta el agua gotea, el agua caliente se acaba rápido, como prendo el piloto`,
  '/es#wshp': 'bomba de calor del closet se apaga, unidad del closet gotea',
  '/service-areas/bronx': 'bx 10457, do you service 10463',
  '/service-areas/brooklyn': 'are you in bay ridge, 11201-1234',
  '/service-areas/queens': 'do yall come out to far rockaway, astoria, zip 11372',
  '/service-areas/staten-island': 'do you go to statin island, staten iland',
  '/services#access': 'do i have to be home, who has to let you in, does someone need to be there',
  '/services#cost': 'cost, how much, what does it cost',
  '/services#permit': 'permits, permit',
  '/services#rebate': 'tax credit, nys clean heat, ayuda del gobierno para cambiar la calefaccion',
  '/services#time': 'cuanto tarda, how long does it take, how quick can someone get here',
  '/services#violation': `
    multa por no tener calefaccion, me dieron una violacion por la caldera, me llego una carta de hpd`,
  '/services#who-pays': 'can my landlord charge me for heat, section 8, who pays',
  '/services/boiler-maintenance#permit': `
    boiler inspection voilation DOB, multa por la inspeccion del boiler, missed annual boiler filing`,
  '/services/boiler-maintenance': `
    how come the gas bill went from 90 to 300, church boiler inspection, is my boiler room door supposed to be locked`,
  '/services/boiler-repair': 'lochinvar boiler error code, its a sauna in here radiator wont shut, radi',
  '/services/boiler-repair#lifespan': `
    how old is too old boiler, cuanto dura una caldera, what brands do you fix`,
  '/services/boiler-repair#tonight': `
    red light on boiler reset button, sight glass is full of water, oil burner wont reset`,
  '/services/furnace-repair#tonight': 'pressed reset 5 times furnace, relight furnace pilot',
  '/services/boiler-replacement': 'oil tank removal, convert steam to hot water, trv install',
  '/services/central-ac-repair': 'freon top off, condenser, apt 90 degrees with air conditioner on',
  '/services/central-ac-replacement': `
    r22 top off still leagal, r22 system replace, is r410a banned in new york`,
  '/services/furnace-repair': 'furnace off, furnance keeps turning on and off, furnce wont lite',
  '/services/general-hvac-services': 'parts, no heat in back bedroom, one room has no heat',
  '/services/hvac-system-replacement-estimate': 'free estimate, get a quote, co-op board needs estimate',
  '/services/hvac-system-replacement-estimate#local-law-97': `
    local law 97 fine how much 30 unit building, que es la ley local 97, ll97 penalty`,
  '/services/mini-split-installation': `
    ac unit on fire escape, fire escape blocks the ac window, ac with no window`,
  '/services/mini-split-repair#lifespan': 'do you service mini splits another company installed',
  '/services/mini-split-repair': `
    neighbor called 311 about my ac, its 85 in here ac running, split is peeing water`,
  '/services/mini-split-replacement': 'the motor outside is screaming',
  '/services/ptac-maintenance': 'ac smells like dirty socks, smell of mold when ac starts',
  '/services/ptac-repair': `
    my coop unit no heat from the ptac, ptac leaking on carpet, 88 in the bedroom with the ac on`,
  '/services/ptac-repair#cooling-law': `
    apartment is 90 and landlord says no ac, is my landlord required to provide ac`,
  '/services/ptac-repair#cost': 'how much does it cost to fix a ptac',
  '/services/ptac-replacement': 'quote for 40 ptacs',
  '/services/rtu-repair': 'store has no heat, gym ac broken, kitchen 110 degrees no ac',
  '/services/vrf-vrv-system-repair': 'lg multi v, daikin u4',
  '/services/water-heater-repair': `
    watr heater leaking, water under water heater, my tenant says no hot water`,
  '/services/water-heater-replacement#rebate': 'heat pump water heater rebate',
  '/services/wshp-repair': `
    loop water too hot, condo hvac closet leak into unit below, my condo ac says hp lockout`,
  '/services/water-heater-maintenance': 'water heater anode, should i drain water heater',
};

export const FIRST_ANSWERS: readonly (readonly [typed: string, href: string])[] = Object.entries(
  FOUND_FIRST,
).flatMap(([href, phrases]) => list(phrases).map((typed) => [typed, href] as const));
