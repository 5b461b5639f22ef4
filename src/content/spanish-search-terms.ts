/**
 * What Spanish-speaking New Yorkers call things, for the search: words from several countries, words borrowed
 * from English, and phonetic spellings. `search-terms.ts` is the same for English.
 *
 * All are in lowercase without accents, as `src/lib/search/search-words.ts` normalizes queries.
 */

import type { SystemKey } from './parts.ts';
import type { Job } from './schema.ts';

/** Phrases that count as one word: the word that is looked up, then its spellings. */
export const SPANISH_PHRASES: Readonly<Record<string, string>> = {
  aguacaliente: 'agua caliente, sale agua caliente',
  calentador: 'calentador de agua, boiler de agua, tanque de agua, water heater',
  calefaccion: 'sistema de calefaccion',
  furnace: 'calefaccion por aire caliente, calefaccion de aire caliente, calefaccion de aire',
  airecaliente: 'aire caliente',
  aceite: 'tanque de aceite, tanque de petroleo',
  cuentadegas:
    'cuenta de gas, cuenta del gas, factura de gas, factura del gas, recibo de gas, recibo del gas, bil de gas',
  centralac: 'aire central, aire acondicionado central, central ac',
  minisplit: 'mini split, mini splits',
  aire: 'aire acondicionado, aires acondicionados, a c',
  ptac: 'unidad de pared, unidades de pared, aire de pared, en la pared',
  bombadecalor: 'bomba de calor, bombas de calor, heat pump',
  azotea: 'unidad de azotea, unidades de azotea, rooftop',
  gotea:
    'sale agua, tira agua, bota agua, cae agua, pierde agua, agua en el piso, agua en el suelo, agua por la pared, entra agua',
  controlremoto: 'control remoto',
  generales: 'servicios generales',
};

/** Words that mean the same here: the word that is looked up, then the others. */
export const SPANISH_SYNONYMS: Readonly<Record<string, string>> = {
  caldera: 'boiler boila boilers',
  calefaccion: 'calefactor calor heat heater jeat jit jira',
  calentador: 'calentadores',
  aire: 'ac clima acondicionado',
  radiador: 'radiadores rad',
  tubo: 'tuberia tuberias cano canos caneria pipa pipas',
  gotea: 'goteando gotear gotera goteo fuga liquea liqueando chorrea charco',
  prende: 'prender enciende encender arranca arrancar',
  apaga: 'apago apagado apagar apagando',
  enfria: 'enfriar enfriando enfrian',
  frio: 'fria helado helada',
  calienta: 'calentar calentando calientan',
  golpea: 'golpean golpes golpe golpeteo golpeando pega martilla',
  ruido: 'ruidos bulla suena sonido zumba zumbido vibra',
  huele: 'olor apesta peste',
  hielo: 'congelado congela congelo escarcha',
  parpadea: 'parpadeando titila prendiendo',
  luz: 'luces foquito',
  rejilla: 'ventila ducto conducto',
  sotano: 'basement beisman',
  azotea: 'rufo roof rtu',
  tienda: 'bodega negocio local restaurante supermercado deli',
  ducha: 'regadera bano llave grifo',
  termostato: 'thermostat',
  extractor: 'extraccion campana',
  cuarto: 'cuartos habitacion recamara dormitorio sala',
  furnace: 'fornas furnas',
  vrf: 'vrv',
  reparacion: 'reparar arreglar arreglo componer reparan arreglan',
  mantenimiento: 'limpieza limpiar limpian revisar revision filtro servicio',
  reemplazo: 'quitar sacar reemplazar cambiar cambio cambian nuevo nueva',
  instalacion: 'instalar instalan poner',
  estimado: 'cotizacion presupuesto',
  cuesta: 'cuestan costo precio precios cobran cobra cargo tarifa caro',
  dueno: 'landlord casero propietario duenos',
  inquilino: 'tenant inquilina rento renta alquilo',
  horario: 'hora abren abierto abiertos cierran domingo sabado atienden',
  espanol: 'hispano castellano',
};

/** Words that request a job. */
export const SPANISH_JOB_WORDS: Readonly<Record<Exclude<Job, 'general'>, string>> = {
  repair:
    'reparacion no sirve funciona roto rota danado danada gotea ruido golpea truena parpadea codigo hielo huele problema apaga',
  maintenance: 'mantenimiento anual contrato cuentadegas',
  replacement: 'reemplazo viejo vieja',
  installation: 'instalacion',
  estimate: 'estimado gratis',
};

/** Words that say nothing about the machine. */
export const SPANISH_STOP_WORDS =
  'a al con cuando de del desde el en es esa ese eso esta este estan esto favor fue ha hace hacen han hay hola la las le les lo los mas me mi mis mucha mucho muy nada necesito ni no nos o para pero por puede que quien quiero se si sin son su sus tan te tengo tenemos tiene toda todas todo todos tu un una unas unos usted y ya yo apartamento apto casa edificio gracias ayuda bien mal vez anda esta trabajan vienen van llegan cubren sirve funciona trabaja jala adentro cada rapido nueva-york';

/** Words about the job rather than the machine. */
export const SPANISH_LOW_WEIGHT_WORDS =
  'reparacion mantenimiento reemplazo instalacion estimado gratis sistema equipo unidad servicios generales instalar reemplazar cuesta';

/** Words that request a topic of the Spanish page, by the anchor of its answer; the first match wins. */
export const SPANISH_TOPIC_WORDS: Readonly<Record<string, string>> = {
  cost: 'cuesta cuanto',
  pay: 'paga pagar pago dueno inquilino coop condominio responsable',
  heat: 'ley grados temperatura exige obligacion',
  reach: 'horario telefono direccion correo espanol',
  areas: 'condado condados',
  rebate: 'reembolso reembolsos rebaja rebajas incentivo incentivos subsidio descuento descuentos',
};

/** What the search says about an area. */
export const SPANISH_AREA_NOTE = 'aquí trabajamos';

/** What the search says about rebates; their section is on an English page. */
export const SPANISH_REBATES = {
  title: 'Reembolsos y créditos',
  plainName: 'página en inglés',
  asked: [['rebate', '¿Qué reembolsos y créditos de impuestos hay?']],
} as const;

/** Things that no service covers. */
export const SPANISH_UNSERVED_WORDS = 'detector detectores';

/** Words that identify the machine, in addition to its name, place and symptoms. */
export const SPANISH_SYSTEM_WORDS: Readonly<Record<SystemKey, string>> = {
  boiler: 'caldera radiador vapor calefaccion tubo sotano quemador valvula aceite cuentadegas',
  'water-heater': 'calentador tanque agua caliente ducha piloto sotano',
  furnace: 'furnace calefaccion aire caliente rejilla soplador',
  ptac: 'ptac ventana aire cuarto',
  wshp: 'wshp bomba de calor closet torre condominio',
  'mini-split': 'mini split aire pared control remoto',
  'central-ac': 'aire central rejilla condensador termostato',
  'vrf-vrv': 'vrf oficina cuarto codigo',
  rtu: 'rtu azotea tienda techo',
  general: 'extractor bano cocina termostato ventilador calefaccion aire',
};

/** Words that name a machine: a query with one is about no other machine. */
export const SPANISH_SYSTEM_NAMES: Readonly<Partial<Record<SystemKey, string>>> = {
  boiler: 'caldera radiador',
  'water-heater': 'calentador',
  furnace: 'furnace',
  ptac: 'ptac',
  wshp: 'wshp closet bomba de calor',
  'mini-split': 'mini split',
  'central-ac': 'aire central',
  'vrf-vrv': 'vrf',
  rtu: 'azotea',
};
