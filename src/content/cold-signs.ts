/** How people describe a cold or hot home; part of `danger-signs.ts`. */
import type { WrittenSign } from './danger-schema.ts';

/** Words for the places where people live and sleep. */
export const ROOMS = 'room/kitchen/home/apartment';

/** Temperatures from 30 to 61°F. All are too cold, because the lowest limit in the city’s heat rules is 62°F. */
export const COLD_DEGREES = Array.from({ length: 32 }, (_, place) => 30 + place).join('/');

/** From 5 to 16°C, which is 41 to 61°F. */
const COLD_CELSIUS = Array.from({ length: 12 }, (_, place) => 5 + place);

/** Cold rooms whose temperature may be typed alone; lower numbers are rather the gallons of a tank. */
const TYPED_ALONE = Array.from({ length: 11 }, (_, place) => 51 + place).join('/');

/** How people write a temperature that they read or feel: “its 40 in my bedroom”, “14 celsius”. */
export const COLD_READINGS = Array.from({ length: 32 }, (_, place) => 30 + place)
  .flatMap((degrees) => [
    ...'its|it is|only|is|says|reads|estamos a|hace|hase|esta a|ta a|marca|dice|thermometer'
      .split('|')
      .map((words) => `${words} ${degrees}`),
    ...'f| f| in my| in the| in bedroom| at night| de noche| en mi| en el| en la'
      .split('|')
      .map((words) => `${degrees}${words}`),
  ])
  .concat(
    COLD_CELSIUS.flatMap((degrees) =>
      ['c', ' c', ' celsius', ' centigrados', ' degree c', ' degree celsius', ' degree centigrados'].map(
        (words) => `${degrees}${words}`,
      ),
    ),
  )
  .join(', ');

/** Words that show that somebody wants a repair, asks a question, or is warm. */
const NO_DANGER =
  'como/dryer/dishwasher/pool/jacuzzi/sauna/seat/brokenoven/boiler/furnace/unit/waterheater/gasmachine/steamboiler/radiator/thermostat/loop/zone/vent/duct/one/onefixture/only/hot/toohot/cool/pay/include/violation';

/** How people describe, or ask about, heating with something that is not meant for it. */
export const MAKESHIFT_SIGNS: readonly WrittenSign[] = [
  {
    say: 'oven heat/warm, oven abierto/abierta hacefrio/tienefrio/cold, kerosene/propane heat/waterheater/oven, candle heat/warm/cold, hibachi/charcoal/grill/potwater heat/warm/cold, propane inside/room/apartment/kitchen/cellar/hallway',
    unless: 'oven warm food/comida/cena',
    without: 'wont/work/hood/vent/element/repair/install/outside/patio/filter',
  },
  { say: 'gas/gasmachine/propane novent', gap: 6, without: 'oven/hood/install/replace/new/dryer' },
  { say: 'heat/waterheater/spaceheater red/alrojo', only: 'es', without: 'luz/boton/blow/agua/tanque' },
  { say: 'grill, uso/usando grill/oven, grill carbon, uso/usando grill carbon', alone: true, only: 'es' },
  { say: 'generator, portable generator, generator poweroff/store, hibachi, gasmachine inside', alone: true },
  { say: 'heat close/next/touch/against furnishing', gap: 4, without: 'radiator/replace/vent' },
  { say: 'sleep heat on', gap: 4, without: 'cant/no/wont/bang/noise/hot/toohot/radiator/boiler' },
  { say: 'oven lit/prendi', gap: 2, without: 'bake/food/comida/pilot/no/wont' },
  { say: 'oven cold/on, carbon home/cold/warm, grill room/home', gap: 1, only: 'es', unless: 'oven on no' },
  { say: 'landlord buy/compre/comprar/compra heat', gap: 4, without: 'boiler/furnace/system/oil' },
  {
    say: 'oven on/running/use/using night/nite/noche/person/cold/warm/heat/frozen/freezingpeople',
    gap: 4,
    unless: 'oven on no/wont',
    without: 'repair/arreglan/install/turn/hood/vent',
  },
  { say: 'oven open/door/dooropen warm/heat/cold/on, oven dooropen can/leave/left/safe/okay', gap: 4 },
  {
    say: 'spaceheater',
    gap: 2,
    unless: 'spaceheater no/wont warm/work/prende/enciende/on, spaceheater off, spaceheater pilot',
    without: 'repair/install/hanging/rebate/wall/gas/cost/bill/switch/instead/vs/submeter/coop/convert',
  },
  {
    say: 'generator/grill/bbq/hibachi/charcoal/carbon/candle can/could/may/okay/safe/allowed/legal/puedo/puede/seguro/permitido',
    gap: 4,
    without: 'install/transfer/return/filter/vent/clean/cover/paint/air/duct/ceiling',
  },
  {
    say: 'outlet/wire heat safe/okay/can/puedo/seguro/into/odd/malo/peligroso/dangerous',
    gap: 4,
    without: 'unit/install/ptac',
  },
  {
    say: 'waterheater electrico on/noche',
    only: 'es',
    without: 'no/agua/water/hotwater/tank/tanque/shower/boiler/cuenta/luz',
  },
  { say: 'heat/waterheater dormir/duermo/dormimos/extension', only: 'es', without: 'no/boiler/garantia' },
  { say: 'safe leave heat, dejar heat, puedo usar heat', gap: 2, without: 'boiler/furnace/off/thermostat' },
  { say: 'gasmachine inside can/safe/okay', gap: 4, without: 'install/boiler/furnace' },
  {
    say: 'generator run/on/cellar/garage/hallway/put/where/use/using/uso/usar/usando',
    without: 'install/switch/transfer/boiler/furnace/hookup/cost/price/precio/which',
  },
];

/** From 85 to 115°F; below 95, only next to a word for a person. */
const HOT_DEGREES = Array.from({ length: 31 }, (_, place) => 85 + place);
/** How people write such a temperature, from 90°F up: “its 95 in here”. */
export const HOT_READINGS = HOT_DEGREES.slice(5)
  .flatMap((degrees) => [
    ...['its', 'it is', 'is', 'hay', 'hace', 'estamos a'].map((words) => `${words} ${degrees}`),
    ...['in my', 'in here', 'inside'].map((words) => `${degrees} ${words}`),
  ])
  .join(', ');
const HOT = ['hotreading', ...HOT_DEGREES].join('/');
const VERY_HOT = ['hotreading', ...HOT_DEGREES.slice(10)].join('/');
const NO_COOLING = 'no/off/out/lost/broken/wont unit';
/** Words of somebody whose heat is too strong, who measures something else, or who plans ahead. */
const NO_HEAT_WAVE = `heat/radiator/boiler/furnace/steam/steamboiler/water/hotwater/faucet/shower/store/kitchen/install/replace/new/cost/price/estimate/before/next/last/cold/frozen/icecold/coldreading/${COLD_DEGREES}`;

/** How people describe a home in a heat wave. A room that is only warm is a danger only to babies and old people. */
export const TOO_HOT_SIGNS: readonly WrittenSign[] = [
  { say: 'heatwave, hotreading, hotday, toohot', alone: true },
  {
    say: `heatwave/hotday person, hotday person unit, lackingac person, fever hotday, fever lackingac, ${HOT} person degree, heatwave ${NO_COOLING}, person hot/toohot/${HOT} ${NO_COOLING}, hotday/toohot/hotreading lackingac, burn up lackingac`,
    gap: 4,
    without: NO_HEAT_WAVE,
  },
  {
    say: `${VERY_HOT} degree room/home/apartment/inside, ${VERY_HOT} degree no unit`,
    gap: 2,
    without: `${NO_HEAT_WAVE}/year/old/square/percent`,
  },
  {
    say: `${HOT_DEGREES.slice(5).join('/')} degree room/home/apartment/inside, hotreading ${ROOMS}/inside`,
    gap: 2,
    without: `${NO_HEAT_WAVE}/unit/landlord`,
  },
  {
    say: 'person hot/toohot',
    gap: 2,
    without: `${NO_HEAT_WAVE}/bath/milk/food/burn/tub/wash/68/70/72/74/75/76`,
  },
  { say: 'cooling center, centro enfriamiento', without: 'data/server/shopping' },
];

/** Owners and businesses, whose heat the city’s rules for landlords and 311 do not cover, and questions about rent or what follows a call. */
const NO_TENANT = 'owner/store/rentlaw/after311';
/** Words that show that nobody is cold. */
const TOO_WARM = 'heatwave/hotday';

const TENANT_SIGNS: readonly WrittenSign[] = [
  { say: 'no/off/out/lost/broken heat/boiler/furnace person, no/lost hotwater person', gap: 4 },
  { say: 'no/off/out/lost/broken heat apartment', unless: 'off turn/shut, heat hot/toohot' },
  {
    say: 'off/out/broken/cut/shut heat/boiler/hotwater landlord',
    gap: 4,
    without: 'can/could/may/allowed/legal/law/who/pay/bill/cost/replace/install',
  },
  { say: 'landlord refuse heat/hotwater/cold', gap: 2, without: 'who/pay/bill/cost/permit' },
  { say: 'no/out/lost/broken heat/hotwater landlord refuse/nobody, nofuel', gap: 4 },
  {
    say: 'no/lost heat/hotwater landlord',
    gap: 8,
    without:
      'can/could/may/allowed/legal/law/who/pay/bill/cost/violation/rent/charge/required/permit/fine/turn/howlong',
  },
  {
    say: 'landlord no/wont/refuse answer/turn/give/provide/put/send heat/hotwater/frozen/cold',
    gap: 4,
    without: 'who/pay/bill/cost',
  },
  {
    say: 'no/nunca da/dan/dado/dar/dando/dieron/pone/ponen/pusieron/come/sube/suben/manda/mandan/mandaron/prende/prenden/hay/tiene/tenemos/llega/sirve/funciona calor',
    gap: 2,
    only: 'es',
    without: 'caso/obedece/unit/minisplit/radiator/onefixture',
  },
  { say: 'off/lost calor', gap: 1, only: 'es', without: 'no/como/quiero/unit' },
  { say: 'boiler/furnace no working/broken/off/out/lost heat', without: 'radiator/zone/one/floor/unit' },
  { say: `${COLD_DEGREES} inside`, gap: 0 },
  { say: `coldreading ${ROOMS}/inside`, gap: 2, unless: 'coldreading hotel/gallon/year/inch/set' },
  {
    say: `coldreading degree person, ${COLD_DEGREES} degree person`,
    gap: 4,
    without: 'outside/water/supply/set/unit',
  },
  {
    say: `${COLD_DEGREES} cold, ${COLD_DEGREES} degree cold, landlord no/wont answer, landlord nobody/noresponde, warm center, center warm, centro warm, help311, frozen, frozen help, cold/icecold, cold/icecold/frozen inside, im cold, frozen room, falta heat, building icecold/frozen/cold, edificio icecold/frozen/cold, encargado no contesta, coldreading, coldreading degree, cold coldreading, cold degree, coldreading thermometer/termometro, ${TYPED_ALONE}, ${COLD_DEGREES}/${COLD_CELSIUS.join('/')} degree`,
    alone: true,
  },
  {
    say: `${COLD_DEGREES} temp/temperature/temperatura ${ROOMS}`,
    gap: 1,
    unless: 'temp/temperature water/outside/supply/set',
  },
  { say: 'coldreading thermostat', gap: 1, without: 'setback/night/ac/cool/unit' },
  { say: 'coldreading thermometer/termometro', gap: 1, unless: 'coldreading outside' },
  {
    say: `${COLD_DEGREES}/${COLD_CELSIUS.join('/')} degree ${ROOMS}/inside`,
    gap: 2,
    unless: 'degree unit/hot/toohot/outside/set',
  },
  { say: 'freezingpeople', gap: 2, unless: 'freezingpeople unit/coil/pipe' },
  {
    say: 'frozen/icecold home/apartment/radiator, frozenradiator, icecold room',
    unless: 'frozen unit/coil/pipe',
    without: 'rest',
  },
  {
    say: 'cold home/apartment/room/upstairs/kitchen/bathroom/bano/hallway/building/place/attic/cellar, frozen kitchen/bathroom/bano/hallway/place/attic/cellar, cold/frozen floor top/upper/second/third/fourth/fifth/sixth/2nd/3rd/4th/5th/6th, frozen upstairs',
    gap: 1,
    unless: 'cold unit/water/air/draft/then',
    without:
      'rest/one/unit/hot/toohot/radiator/thermostat/zone/vent/boiler/furnace/cooler/fix/repair/install/faucet/shower/pipe/store/agua/hotwater',
  },
  { say: 'guagua icecold/frozen/cold', gap: 1, only: 'es' },
  { say: 'cold/icecold person', gap: 1, unless: `person ${ROOMS}, cold unit/water/air/then` },
  { say: 'no/off/out/lost/broken/down heat/boiler/furnace frozen/degree/snow', gap: 4, without: 'below' },
  { say: 'frozen person, cold person heat, person/cold shiver', unless: 'unit frozen/shiver, boiler shiver' },
  {
    say: 'no/lost/wont heat/hotwater, heat/hotwater stop, help heat',
    gap: 1,
    only: 'en',
    unless:
      'wont shut/stop/down/lower/off, no enough/enuf/enought hotwater, heat bill/cost/system/install/light/mode/new/kit/strip',
    without: NO_DANGER,
  },
  { say: 'nocalor', only: 'en', without: 'thermostat/valve/replace/paint/reliefvalve/trap' },
  { say: 'water cold, unheatedwater faucet, need heat, need heat now', alone: true, only: 'en' },
  { say: 'unheatedwater', only: 'en', without: `${NO_DANGER}/heat/after/minute/then/line/faucet` },
  { say: 'out heat/hotwater', gap: 0, only: 'en', unless: 'out faucet/shower', without: NO_DANGER },
  {
    say: 'off/out/broken heat',
    gap: 1,
    only: 'en',
    unless: 'off turn/shut, heat come, heat exchanger',
    without: NO_DANGER,
  },
  { say: 'off/broken heat/hotwater', gap: 1, only: 'es', unless: 'off no/on/prende', without: NO_DANGER },
  { say: 'no warm, hacefrio, cold mucho/noche, prendan/necesito/quiero heat', alone: true, only: 'es' },
  {
    say: 'person tienefrio, hacefrio no/nobody/boiler/heat/home/apartment/inside/room/cellar/person',
    gap: 4,
    only: 'es',
  },
  {
    say: 'no/lost heat/hotwater, unheatedwater, nocalor, help heat',
    gap: 2,
    only: 'es',
    unless:
      'help pagar, heat toohot/hot, no suficiente hotwater, no unheatedwater, unheatedwater leak/tomar/pressure, puedo dormir, no off, no baja, no trabajo/trabajar/dinero/plata/empleo/chavos',
    without:
      'despues/tibia/tibio/demasiada/mucha/tanta/bajar/apagar/quitar/demasiado/dura/alcanza/onefixture/violation',
  },
];

/** How people who rent describe a cold home; babies and old people are in danger in anybody’s. */
export const COLD_SIGNS: readonly WrittenSign[] = TENANT_SIGNS.map((sign) => {
  const written = typeof sign === 'string' ? { say: sign } : sign;
  const others = written.say.includes('person') ? TOO_WARM : `${TOO_WARM}/${NO_TENANT}`;
  return { ...written, without: [written.without, others].filter(Boolean).join('/') };
});
