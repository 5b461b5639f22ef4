/** Queries by class, as people type them, separated by commas. Half are Spanish, and a third are misspelled. */

const list = (phrases: string): readonly string[] => phrases.trim().split(/,\s+/);

/** Queries about things of other trades, which get a sentence and no services. */
export const OTHER_TRADES = list(`
    donde compro alarma de monoxido barata, chimney repair, locked outta my apartment, jonkers, donde va el detector de monoxido por ley,
    fire damper inspection, reschedule my visit, can i withhold rent if no heat, puedo dejar de pagar la renta, necesito trabajo de ayudante,
    se me quedaron las llaves adentro, tolet is overflowing, your tech broke my wall, cooling tower service, chiler repair, duct cleaning price,
    dead mouse smell in vents, outlet dead in kitchen electrician, mi nebera no enfria, gas firplace repair, new batteries for smoke detector,
    stain on celing below bathroom, dryer wont heat, walk in cooler at my pizzeria not cold, asbestos around boiler, vapor en la calle, no tengo gas en la cocina,
    gotea el aire de la ventana, el cuarto frio de la bodega no enfria, se fue la luz en un solo cuarto, necesito un inspector de gas,
    no calienta la estufa de la pared, van a new jersey, se me tapo el inodoro y el agua se esta subiendo, limpiar las rejillas, sump, wine fridge,
    el acensor no sirve, arreglan el aire de la guagua, someone stuck in elevator, garage door opener, shower pressure is low, zip 07030,
    your guy forgot his hat, steam roaring in the street, desconectar la alarma, no hay luz, smoke alarm chirps once a minute,
    el detector pita cada minuto, arreglan labadoras, se tranco el lavadero, emergency number of con edison,
    sewer gas, con edison, huele a cloaca, huele a drenaje, lead paint, lead in water, asbestos pipe broken, techo gotea cuando llueve, sheetrock repair, el fregadero no baja, gas range installation, me falta aire en la llanta, estan cogiendo gente,
    tenant smokes weed in the hallway, room 4 rent bushwick, el inquilino no me paga la renta, espresso machine wont steam, se me tapo el escusado, black mold, se fue el agua,
    my trucks heat dont work, lights out, no power, ev charger, me cortaron la luz, conedison me corto el gas, el grifo gotea, buscando helper, puedo apagar el detector,
    luces parpadeando, se fue el gas en el edificio, que es la ley local 154, se rompio la ventana del cuarto, unclog my drain, no hay agua
`);

/** Queries that name no danger, keyed by the address of the answer that has to be first. */
const FOUND_FIRST: Readonly<Record<string, string>> = {
  '/#68': 'how hot does water have to be, lukewarm, hot water only gets to 95 degrees',
  '/#heat-rules':
    'how hot does my landlord have to keep it, is my room legal, when does heat season start, thermostat says 64 is that ok by law',
  '/about#gas-law': 'co alarm law, carbon monoxide detector installation law, do you install detectors',
  '/about#house-rules': 'quiet hours, building rules',
  '/about#refrigerant-card': 'fdny certificate of fitness, epa 608 certified, do you have epa license',
  '/about#team': 'who is the owner of this company, quienes son ustedes',
  '/about#trades': 'who can work on gas, con ed shut gas, plumber near me, gas line install',
  '/contact#after-hours': 'who do i call at night, open on thanksgiving, wat time do u close',
  '/contact#deposit': 'deposit',
  '/contact#insurance': 'are you insured, are you bonded',
  '/contact#languages': 'spanish',
  '/contact#licensed': 'tienen licencia, license',
  '/contact#not-ours': 'deli case not cold, window unit not cooling, frigidaire window unit leaking',
  '/contact#own-unit': 'i bought the unit myself, can you work with parts i bought',
  '/contact#papers': 'tienen fianza, insurance',
  '/contact#parking': 'parking, where will you park',
  '/contact#payment': 'layaway, dan fiao o pagos, aceptan cash, do you take credit',
  '/contact#visit-fee': 'what do u charge per hour, how much just to come look',
  '/contact#warranty': 'dan garantia, boiler warranty',
  '/es#areas': 'vivo en el alto manhattan, apartamento en corona, hacen trabajos en brooklyn',
  '/es#boiler':
    'el radiador hace un ruido como que bota aire, el inquilino dice que el radiador suena, mi cuarto esta muy caliente, weil mclain no calienta, soy el dueno de la casa y la caldera no prende, boiler no prende despues del apagon, radiador bota agua por la valvula, un cuarto caliente y el otro frio, el lobby esta helado y el boiler trabajando',
  '/es#central-ac': 'aire central no enfria, abanico del condenser, agua del techo cuando prenden el aire',
  '/es#cooling': 'landlord no quiere arreglar el aire, puedo pedirle aire al dueño',
  '/es#cost': 'cambiar la caldera vieja cuanto saldria, precio',
  '/es#furnace': 'el horno de calefaccion no prende, por las rejillas sale aire frio',
  '/es#general': 'abanico del baño, el termostato ta en blanco, tienen plan de mantenimiento',
  '/es#heat':
    'a cuanto tiene que estar el apartamento, cuando empieza la temporada de calefaccion, a cuantos grados tiene que estar',
  '/es#mini-split':
    'el control del aire no funciona, el mini split avienta aire caliente, el lg dice ch05, se esta mojando el vecino por mi unidad',
  '/es#main': 'hablan español?, hablan ingles',
  '/es#pay': 'aceptan seccion 8, se necesita permiso para poner aire central',
  '/es#ptac':
    'friedrich no enfria, el aparato de la pared gotea pa dentro, cuantas veses limpiar el aire, luces parpadean cuando prendo el aire, el aire prende pero no enfria, me llega altisima la luz',
  '/es#reach': 'quiero cancelar la sita de mañana, trabajan el dia de sanguivin',
  '/es#rtu':
    'la unidad del techo de la taqueria no enfria, tengo una tienda y no hay calefaccion, salon sin calefaccion',
  '/es#water-heater':
    'plomero para el calentador, solo sale agua tibia, ducha fria despues de 5 minutos, el agua caliente se acaba rápido',
  '/es#wshp': 'heat pump del condominio, bomba de calor del closet se apaga, unidad del closet gotea',
  '/portfolio#choice': 'pics of your work, fotos de sus trabajos',
  '/service-areas/bronx': 'bx 10457, do you go to co op city',
  '/service-areas/brooklyn': 'are you in bay ridge, 11201-1234',
  '/service-areas/queens': 'do yall come out to far rockaway, astoria',
  '/service-areas/staten-island': 'do you go to statin island, staten iland',
  '/services#access': 'do i have to be home, who has to let you in',
  '/services#cost': 'cost, how much',
  '/services#permit': 'permits, permit',
  '/services#rebate':
    'reembolso bomba de calor, rebajas de con edison, incentivos, hay reembolsos, help paying electric bill, tax credit, nys clean heat, descuento de con edison para bomba de calor',
  '/services#time': 'cuanto tarda, how long does it take',
  '/services#violation': 'multa por no tener calefaccion, me dieron una violacion por la caldera',
  '/services#who-pays': 'can my landlord charge me for heat, section 8',
  '/services/boiler-maintenance#permit': `
    boiler inspection voilation DOB, multa por la inspeccion del boiler`,
  '/services/boiler-maintenance':
    'this boiler is killing me with the bills, gas bill too high this month, how come the gas bill went from 90 to 300, church boiler inspection',
  '/services/boiler-repair':
    'heat only works in 1 room rest of the apt is freezing, tenants on 4th floor say radiators banging all nite, boiler short cycling, need a boiler job done, second floor zone cold first floor fine, vent spitting water, its a sauna in here radiator wont shut, one bedroom roasting the other freezing',
  '/services/boiler-repair#lifespan':
    'how old is too old boiler, cuanto dura una caldera, do you guys work on burnham',
  '/services/boiler-repair#tonight':
    'can i relight my boiler, burner locked out, reset button pressed three times, red light on boiler reset button, sight glass is full of water',
  '/services/furnace-repair#tonight':
    'pressed reset 5 times furnace, oil burner reset pressed twice, red button keeps tripping oil, relight furnace pilot',
  '/services/boiler-replacement': 'oil tank removal, convert steam to hot water',
  '/services/central-ac-repair':
    'upstairs hotter than downstairs, ac drain clogged, ac broken after the thunderstorm, freon top off, condenser, a/c',
  '/services/central-ac-replacement':
    'i wanna buy a central ac, r22 top off still leagal, r22 system replace',
  '/services/furnace-repair': 'furnace wont stay lit, furnace off, furnance keeps turning on and off',
  '/services/general-hvac-services':
    'parts, thermostat blank no screen, thermostat blank, to hot upstairs and cold downstairs, no heat only in the living room',
  '/services/hvac-system-replacement-estimate': 'free estimate, get a quote',
  '/services/hvac-system-replacement-estimate#local-law-97': `
    ll87 or ll97 help with boilers coop, local law 97 fine how much 30 unit building, law 97, que es la ley local 97`,
  '/services/mini-split-installation':
    'ac for bedroom without window, ac unit on fire escape, fire escape blocks the ac window, heatpump',
  '/services/mini-split-repair#lifespan':
    'do you work with mitsubishi and daikin, do you service mini splits another company installed',
  '/services/mini-split-repair':
    'neighbor called 311 about my ac, its 85 in here ac running, steam coming from outdoor unit',
  '/services/mini-split-replacement': 'the motor outside is screaming',
  '/services/ptac-maintenance': 'ac smells like dirty socks, smell of mold when ac starts',
  '/services/ptac-repair':
    'carpet wet under the ac, my coop unit no heat from the ptac, ptac leaking on carpet',
  '/services/ptac-repair#cooling-law': `
    apartment is 90 and landlord says no ac, is my landlord required to provide ac`,
  '/services/ptac-repair#lifespan': 'fix friedrich or islandaire sleeves',
  '/services/ptac-repair#cost': 'how much does it cost to fix a ptac',
  '/services/ptac-replacement': 'quote for 40 ptacs',
  '/services/rtu-repair': 'rooftop blows warm, store has no heat, gym ac broken',
  '/services/vrf-vrv-system-repair': 'cassette dripping on desk, lg multi v, daikin u4',
  '/services/water-heater-repair': 'watr heater leaking, pilot wont stay lit, water under water heater',
  '/services/water-heater-replacement#rebate': 'heat pump water heater rebate',
  '/services/wshp-repair':
    'closet unit leaking, heat pump tripping on high pressure condo, hose burst heat pump, loop water too hot, condo hvac closet leak into unit below',
  '/services/water-heater-maintenance': 'water heater anode, should i drain water heater',
};

export const FIRST_ANSWERS: readonly (readonly [typed: string, href: string])[] = Object.entries(
  FOUND_FIRST,
).flatMap(([href, phrases]) => list(phrases).map((typed) => [typed, href] as const));
