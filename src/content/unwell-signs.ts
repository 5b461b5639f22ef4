/** How people describe somebody who is hurt, ill or trapped; part of `danger-signs.ts`. */
import type { WrittenSign } from './danger-schema.ts';
import { COLLAPSES, HEAT_WAVE, OTHER_SICKNESS, SOMEBODY } from './sign-groups.ts';

export const UNWELL_SIGNS: readonly WrittenSign[] = [
  { say: `${SOMEBODY} nobody cold/icecold/fria/frio`, gap: 4, only: 'es', without: 'landlord/heat/boiler' },
  {
    say: 'faint, noresponde, breathless',
    gap: 4,
    unless: `faint smell/noise/hum/light/sound/click, noresponde heat/boiler/furnace/waterheater, ${OTHER_SICKNESS}`,
  },
  {
    say: `${SOMEBODY} confused/limp/sleepy/shaking/poison, ${SOMEBODY} burn up, ${SOMEBODY} talk odd, odd talk`,
    gap: 8,
    unless:
      'sleepy time, shaking unit/boiler/furnace/waterheater/heat/fan/pipe/radiator/body, confused thermostat, poison ivy, limp pressure/temperature, confused bill/price/cost/law/ley/cuenta, talk phone/telefono/bill',
  },
  { say: `noresponde ${SOMEBODY}, person cold/icecold/frozen/fria sleepy/dormido/dormida`, gap: 4 },
  { say: 'collapse, eye bleach/cloro/chemical/cleaner', gap: 1, unless: COLLAPSES },
  { say: `dizzy/nausea/headache/faint/breathless/weak/sick ${HEAT_WAVE}`, gap: 30 },
  'person swallowed/trago, collapse hot/toohot/hotday/heatwave, antifreeze/anticongelante/glycol/refrigerant/poison/veneno/cleaner/bleach/cloro/chemical drank/drink/swallowed/ate/tomo/bebio/trago, bleach ammonia/vinegar, medical, heatstroke, person overheated/acalorado/acalorada/insolado',
  {
    say: `${SOMEBODY}/someone/somebody/worker/technician/owner found/lying/trapped/stuck floor/under`,
    without: 'water/leak/oil/wet',
  },
  {
    say: 'fall ladder/stairs/escalera/roof/azotea/scaffold/andamio',
    gap: 4,
    without:
      'pieza/algo/lamina/hielo/pieces/piece/metal/debris/radiator/unit/valve/ice/icicle/brick/chimney/tree/rama/snow/water/breaker/seasonal/asleep/panel/cover/guard',
  },
  {
    say: 'fall limp, fall no moving, person/someone/somebody/alguien trapped',
    gap: 8,
    without: 'elevator/elevador/ascensor/water',
  },
  {
    say: 'fall worker/technician/tecnico/trabajador/obrero/helper/guy/landlord/compa/compadre/socio/hermano/primo/brother/cousin',
    gap: 1,
    without: 'breaker/water/seasonal/asleep/behind',
  },
  {
    say: 'cut/stuck/caught/trapped/agarro/slice/sliced body, body fan/ventilador/abanico/blade/helice put/puso/metio/hit/inside, body helice/blade',
    gap: 4,
    without: 'valve/hole/square/gas/wire/breaker/cover/guard',
  },
  {
    say: 'nosweat, oxygen/oxigeno/ventilator poweroff/beep/stop/empty/off/lost/broken/acaba/paro',
    gap: 8,
    without: 'pipe/duct',
  },
  {
    say: 'trapped, trapped help, trapped cellar, locked boiler room, bleed, bleeding, sangre, no moving, stroke, poison, poison help, purple',
    alone: true,
  },
  { say: 'purple person/body/guagua', without: 'light/paint/room/color' },
];
