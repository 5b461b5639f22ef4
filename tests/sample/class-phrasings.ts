/**
 * Queries by class, as people type them: things of other trades, papers, too much heat, and calls for any help. Half
 * are Spanish, and a third are misspelled.
 */

/** Queries about things of other trades, which get a sentence and no services. */
export const OTHER_TRADES: readonly string[] = [
  'toilet clogged',
  'snake a drain',
  'chimney sweep',
  'locked outta my apartment',
  'se tapo el lavamanos',
  'donde va el detector de monoxido por ley',
  'oven not heating',
  'washer leaking',
  'fire damper inspection',
  'are you hiring',
  'reschedule my visit',
  'busco trabajo de ayudante',
  'limpieza de chimenea',
  'cambiar la cerradura',
  'tolet is overflowing',
  'cooling tower service',
  'chiler repair',
  'backflow test',
  'duct cleaning price',
  'dead mouse smell in vents',
  'outlet dead in kitchen electrician',
  'clogged shower drain',
  'sink is backed up',
  'inodoro tapado',
  'se tapo el fregadero',
  'limpieza de ductos',
  'hay ratones en la rejilla',
  'fregadero tapado',
  'mi nebera no enfria',
  'se daño la lavadora',
  'hot tub wont heat',
  'gas firplace repair',
  'new batteries for smoke detector battery',
  'stain on celing below bathroom',
  'arreglan estufas de cocina',
  'bateria del detector de humo',
  'mancha en el techo debajo del baño',
  'clogged drain',
  'lights flicker in whole apt',
  'roof leaking rain',
  'dryer wont heat',
  'hvac jobs',
  'gotea el aire de la ventana',
  'necesito un plomero',
  'el cuarto frio de la bodega no enfria',
  'se fue la luz en un solo cuarto',
  'no hay agua en el edificio',
  'necesito un inspector de gas',
  'do you go to yonkers',
  'van a new jersey',
];

/** Faults in shops and in homes of their owners, whom 311 does not help, with the address of the first answer. */
export const NO_LANDLORD: readonly (readonly [typed: string, href: string])[] = [
  ['store has no heat', '/services/rtu-repair'],
  ['my shop is freezing', '/services/rtu-repair'],
  ['gym ac broken', '/services/rtu-repair'],
  ['i own the house no heat', '/services/boiler-repair'],
  ['im the super boiler locked out', '/services/boiler-repair'],
  ['tengo una tienda y no hay calefaccion', '/es#rtu'],
  ['soy el dueno de la casa y la caldera no prende', '/es#boiler'],
];

/** Queries that name a machine and say that it does not run; a repair answers, in the language of the query. */
export const STOPPED: readonly (readonly [typed: string, href: string])[] = [
  ['boiler is off', '/services/boiler-repair'],
  ['boiler off wont come back on', '/services/boiler-repair'],
  ['furnace off', '/services/furnace-repair'],
  ['el horno de calefaccion no prende', '/es#furnace'],
  ['furnance keeps turning on and off', '/services/furnace-repair'],
  ['se apago la caldera', '/es#boiler'],
  ['el agua sale tibia', '/es#water-heater'],
  ['loop water too hot', '/services/wshp-repair'],
  ['se quemo la tarjeta del esplit', '/es#mini-split'],
];

/** Queries about air conditioners that stand in a window, which are not the company’s trade. */
export const WINDOW_UNITS: readonly string[] = [
  'window unit not cooling',
  'fix window ac',
  'frigidaire window unit leaking',
];

/** Queries about papers and rules, with the address of their answer. */
export const PAPERS: readonly (readonly [typed: string, href: string])[] = [
  ['hpd violation', '/services#violation'],
  ['hpd voilation no heat how to clear', '/services#violation'],
  ['how much just to come look', '/contact#visit-fee'],
  ['do you go to statin island', '/service-areas/staten-island'],
  ['when does heat season start', '/#heat-rules'],
  ['cuando empieza la temporada de calefaccion', '/es#heat'],
  ['me cortaron el gas', '/es#pay'],
  ['apartamento en corona', '/es#areas'],
  ['i got a heat violaton', '/services#violation'],
  ['epa 608 certified', '/about#refrigerant-card'],
  ['do you have epa license', '/about#refrigerant-card'],
  ['plumber near me', '/about#trades'],
  ['con ed shut off my gas', '/about#trades'],
  ['open on thanksgiving', '/contact#after-hours'],
  ['payment plan', '/contact#payment'],
  ['quiero cancelar la sita de mañana', '/es#reach'],
  ['r22 top off still leagal', '/services/central-ac-replacement'],
  ['nyserda', '/services#rebate'],
  ['aceptan zelle', '/contact#payment'],
  ['tienen seguro', '/contact#papers'],
  ['dan garantia', '/contact#warranty'],
  ['tienen licencia', '/contact#licensed'],
  ['puedo pagar en pagos', '/contact#payment'],
  ['trabajan el dia de sanguivin', '/es#reach'],
  ['washer dryer vent cleaning', '/services/general-hvac-services'],
  ['firing my old hvac company', '/services/general-hvac-services'],
  ['permits', '/services#permit'],
  ['permiso', '/es#pay'],
  ['permisos', '/es#pay'],
  ['violacion de hpd', '/es#heat'],
  ['a cuantos grados tiene que estar', '/es#heat'],
  ['queja de hpd', '/es#heat'],
  ['how do i clear a violation for no heat', '/services#violation'],
  ['is 62 legal at night', '/#heat-rules'],
  ['what is the legal limit for heat', '/#heat-rules'],
  ['me dieron una violacion por la caldera', '/es#heat'],
  ['el dueño o yo quien paga el radiador', '/es#pay'],
];

/** Queries with the brand of a machine, which leads to that machine whatever the language. */
export const BRANDS: readonly (readonly [typed: string, href: string])[] = [
  ['fujitsu code on display', '/services/mini-split-repair'],
  ['weil mclain no calienta', '/es#boiler'],
  ['el lg dice ch05', '/es#mini-split'],
  ['lochinvar error code', '/services/boiler-repair'],
  ['lg multi v', '/services/vrf-vrv-system-repair'],
  ['friedrich no enfria', '/es#ptac'],
  ['rinnai no da agua caliente', '/es#water-heater'],
];

/** Queries of tenants who have too much heat; the boiler is the machine. */
export const TOO_MUCH_HEAT: readonly string[] = [
  'heat wont turn off too hot',
  'apartment overheated',
  'radiator wont turn off',
  'cant turn the heat off',
  'apartmant overheated',
  'no puedo bajar la calefaccion',
  'hay mucho calor y la calefaccion no se apaga',
  'demasiado calor',
  'radiator wont close and its 85',
  'heat too strong windows open in february',
  'el cuarto parese sauna con el steam',
  'el radiador no se cierra',
  'la calefacion esta muy alta',
];
