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
];

/** Queries about papers and rules, with the address of their answer. */
export const PAPERS: readonly (readonly [typed: string, href: string])[] = [
  ['hpd violation', '/services#violation'],
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
  ['aceptan zelle', '/es#cost'],
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
