/** How people describe water and steam where they do not belong, or are missing; part of `danger-signs.ts`. */
import { COLD_DEGREES, ROOMS } from './cold-signs.ts';
import type { DangerKind, WrittenSign } from './danger-schema.ts';

/** Words for water that comes from above. */
const ABOVE = 'upstairs/above/arriba/neighbor/vecino/vecina';

/** Where the steam of Con Edison’s pipes comes out, which is not the danger of steam in a room. */
const STREET = 'street/manhole/edison/alcantarilla/sidewalk';
/** Pressures that are too high for steam, and from 15 psi on may be so for any boiler. */
const HIGH_PRESSURE = Array.from({ length: 15 }, (_, place) => 15 + place).join('/');

/** That somebody made a safety device useless, with a wire or tape. */
export const BYPASSED =
  'bypass/jump/jumper/defeat/foil/rig/paperclip/puente/puenteo/puentea/puentean/puentear/puentearon/puenteado/puenteada/puenteando';

type WaterKind = Extract<
  DangerKind,
  'flood' | 'electricity' | 'steam' | 'relief-valve' | 'dry-boiler' | 'leak-above' | 'burst-pipe'
>;

const FLOOD_SIGNS: readonly Exclude<WrittenSign, string>[] = [
  {
    say: 'flood, watereverywhere, water up cellar, water reach/feel panel, sump water/flood, cellar fill/filling/subiendo/sube water, ceilingwater luz/outlet/panel/panelbox/breaker/wire, sprinkler leak/wet/water/spray/blow/burst/broken panel/panelbox/outlet, cellar/room/kitchen/home/apartment/closet full/lleno water, water around/rise/near/deep/sit/stand boiler/furnace, water sit/stand waterheater',
    unless:
      'no flood, pipe/radiator burst/broken/explode/spray watereverywhere, flood upstairs/arriba/ceiling, block shower flood, flood boiler radiator/vents/glass',
  },
  {
    say: 'water/unheatedwater/rain cellar',
    gap: 0,
    unless: 'no water',
    without: 'hotwater/bill/meter/pressure/softener/unit',
  },
  // “Near” and “over” are stop words, so this also matches “water near the panel”.
  { say: 'water panel, leak/wet on/onto/above panel, panel wet', gap: 0, unless: 'water panel closet' },
  {
    say: 'water up drain boiler/furnace/waterheater/cellar, water/watereverywhere ankle, water come/enter/reach/rise cellar, rain water cellar, water come/enter door',
    gap: 6,
    without: 'hotwater/no/bill/pressure/softener/unit/cooler/dishwasher/shower/cost/brown/heater',
  },
  {
    say: 'water/pour/ceilingwater/unheatedwater/watereverywhere/leak/wet/overfill outlet/panelbox/electricmeter/breaker/wire/electricity/livewire',
    gap: 6,
    unless: 'water breaker trip',
  },
  {
    say: 'water/wet/leak panel, water reach boiler/waterheater, water todo/toda cellar, cellar tiene/con water',
    only: 'es',
  },
  {
    say: 'medidor/contador wet/water, water/leak/escape luz, water spray waterheater/tank/tanque',
    gap: 2,
    only: 'es',
    without: 'no/low/cuenta/pago/factura/termostato',
  },
];

export const WATER_SIGNS: Readonly<Record<WaterKind, readonly WrittenSign[]>> = {
  // Somebody who got a shock needs other advice first.
  flood: FLOOD_SIGNS.map((sign) => ({
    ...sign,
    without: `${sign.without ?? 'shock'}/shock/toque/reliefvalve`,
  })),
  electricity: [
    { say: 'person body outlet, outlet cameoff/cameapart/fall/broken/disconnect', unless: 'outlet cover' },
    { say: 'openbox, panelbox no cover, panelbox abierta/abierto/tapa', gap: 6, unless: 'panelbox no wet' },
    { say: 'spark, shock, livewire', gap: 0, unless: 'shock bill/price' },
    { say: 'wire fall yard/street/sidewalk/outside/wind/floor/car', gap: 4, without: 'thermostat/unit' },
    { say: 'stuck wire/livewire/current/outlet', gap: 0, without: 'cover/key/switch' },
    {
      say: 'person reach outlet/wire/panelbox',
      without: 'can/could/cover/proof/childproof/guard/lock/install/height/water',
    },
    { say: 'toque, corriente', alone: true, only: 'es' },
    {
      say: 'corriente/toque/toques/jalon pico/pica/coge/cogio/cogi/pega/pego/patea/pateo/da/dan/dio/dieron/pasa/paso/agarra/agarro/agarre/jala/siento/tiene',
      gap: 3,
      only: 'es',
      unless: 'no corriente',
      without: 'error/codigo/boton/pantalla',
    },
  ],
  steam: [
    { say: `steam ${ROOMS}/pared`, gap: 1, only: 'es' },
    { say: 'steam come/out/blow/leak/hiss wall', gap: 4, without: `shower/iron/outside/outdoor/${STREET}` },
    {
      say: 'steam leak/escape, steam hiss/whistle pipe/radiator/valve',
      gap: 2,
      unless: 'steam unit/shower/humidifier/reliefvalve/boiler/waterheater',
      without: STREET,
    },
    { say: `steam ${STREET} ${ROOMS}/cellar/inside/hallway/closet/radiator`, gap: 8 },
    {
      say: 'inwall/baseboard/convector steam/hotwater/boiling come/blow/spray/leak/wet/hiss/burst/escape/draft, inwall steam out/full/fill/everywhere, wall heat steam/hotwater/boiling come/blow/spray/leak/wet',
      gap: 4,
      unless: 'no/lost hotwater',
      without: 'waterheater/tankless',
    },
    { say: 'steam cellar/hallway/closet, steam around/behind/under/detras/debajo boiler/wall/pared', gap: 0 },
    {
      say: 'full steam, hotwater spray, come hotwater spray, inwall unit steam, steam hiss, steam radiator, gauge glass broken, sight glass broken, boiler glass broken, radiator vent missing, steam vent missing radiator',
      alone: true,
    },
    { say: 'steam, mucho steam', alone: true, only: 'es' },
    { say: 'steam spray', unless: 'steam shower/iron/boiler', without: `waterheater/${STREET}` },
    {
      say: 'radiator spray/burst/explode, radiator/pipe/valve spray/blow/burst/leak/wet/come steam/boiling/hotwater/hot',
      unless: `boiler/waterheater valve hotwater/boiling/steam blow/spray/come/leak, pipe bang/knock heat come, steam ${STREET}`,
      without: 'pressure/waterheater/reliefvalve/tank/tanque',
    },
    {
      say: 'hotwater/boiling/steam spray radiator, radiator explode steam, radiator blow water, steam radiator/pipe/valve/vent/floor/cellar come/leak/spray/blow/burst/broken/escape/full/fall/pour/fill, radiator vent water come/out/spray',
      gap: 4,
      without: 'waterheater',
      unless: `steam reliefvalve/waterheater/boiler/unit/outside/dryer/iron/shower/faucet/${STREET}`,
    },
    {
      say: 'room/kitchen/home/apartment/radiator/cellar/hallway/stairs full/fill steam, steam everywhere, steam fill/filling hallway, full/fill straysteam',
      unless: 'steam shower',
      without: STREET,
    },
    {
      say: 'steam come/blow/hiss/spray, steamboiler come/blow, radiator valve come/blow',
      gap: 2,
      only: 'es',
      unless: 'steam unit/reliefvalve/waterheater/boiler/steamboiler/faucet',
      without: `pressure/${STREET}`,
    },
    {
      say: 'radiator valve/vent/cap/knob/screw off/burst/broken/fall/fly/pop/disconnect, radiator/steam valve/vent/cap/knob/screw/pipe/trap cameoff/cameapart/disconnect/burst/struck/hang, steam pipe/valve trip, radiator screw come',
      gap: 2,
      unless: `off turn/shut, frozenradiator valve, steam ${STREET}`,
    },
  ],
  'relief-valve': [
    `reliefvalve dumping/run/running/discharging/flood/blow/spray/hiss/whistle/steam/scald/boiling/come/burst/open/opened/abrio/abierta/ring/trip/off/lifted/lifting/leak/wet, boiler/waterheater/tank/tanque valve hot/hotwater/boiling/steam blow/spray/come/leak/wet, boiler/steamboiler pressure/gauge ${COLD_DEGREES}, boiler/steamboiler pressure high/red/30/mucha/demasiada, boiler toomuchpressure, boiler reloj mucho/high/red, pressure/boiler gauge red/30/coldreading, boiler shake, boiler 220/225/230/235/240/245/250/260 degree/temp/temperature/reads, boiler/waterheater/steamboiler overheat, boiler boiling, gauge/pressure pegged/maxed/pinned`,
    { say: 'boiler steam, straysteam, boiler steam help, boiler steam top', alone: true, only: 'en' },
    {
      say: 'steam tank/tanque, steam bang/rumble boiler/waterheater',
      gap: 4,
      without: 'trap/pipe/radiator/vent/oil',
    },
    { say: 'reliefvalve, reliefvalve help, pressure high, pressure too high', alone: true },
    {
      say: 'reliefvalve outlet/block/capped/cap/shut/sealed/tapon/tape/glued, boiler/steamboiler/waterheater/tank/tanque shake/vibrate/vibra/vibrando/vibracion/shiver, boiler/waterheater/tank/tanque hiss loud/loudly, waterheater hiss, waterheater leak hiss, waterheater/tank/tanque jumping/dancing, heat hiss shake/vibrate',
      gap: 6,
      without: 'unit/fan/pump/circulator/blower/breaker/oil/toilet/inodoro',
    },
    {
      say: 'boiler/waterheater valve water blow/come/leak, tapon valve, tapa boiler/waterheater/tank/tanque trip/volo/volando',
      gap: 4,
      only: 'es',
      without: 'radiator',
    },
    {
      say: 'hotwater/water spray/gush boiler/waterheater, hotwater spray/blow/everywhere/gush boiler/waterheater/tank/tanque, boiler/steamboiler pressure rise/climbing/arriba/up, pressure valve steam/blow/beep/hiss',
      gap: 6,
      without: 'no/lost/low/wont/faucet/shower/cold/enough',
    },
    { say: 'gauge red/high', gap: 1, without: 'car/gasoline/oil' },
    { say: 'mucho steam boiler, mucho steamboiler', gap: 2, only: 'es' },
    {
      say: 'waterheater steam/boiling/shake/shiver/bulge, boiler shiver/bulge, mayexplode boiler/waterheater/heat/furnace/radiator/tank/tanque/pressure',
      gap: 8,
    },
    {
      say: 'tank/tanque shake/shiver/bulge/burst/explode/boiling, boiler/waterheater burst',
      gap: 4,
      unless: 'pipe burst',
      without: 'oil/toilet/inodoro/expansion/fish/washer/insurance/ceiling/ceilingwater/lightfixture',
    },
    { say: 'gauge/pressure tope, boiler/gauge coldreading', gap: 1, only: 'es', without: 'degree/ano/anos' },
    {
      say: 'steam/steamboiler/pressuretrol pressure high/6/7/8/9/10/11/12/13/14, steam/steamboiler gauge 5/6/7/8/9/10',
      gap: 2,
      without: 'license/low',
    },
    {
      say: `boiler/steamboiler/steam pressure/gauge ${HIGH_PRESSURE}`,
      gap: 1,
      without: 'normal/low/hotwater/hydronic/glass/year/years/yr/yrs/ano/anos/degree/percent',
    },
    {
      say: 'burner/quemador ring, burner/quemador stuck on, boiler switch off still/firing, burner/quemador no off, gas valve stuck',
      unless: 'burner/quemador no on/prende/enciende, no on/prende/enciende off',
      without: 'oven/cook/grill/bbq/noise/ruido/low/closed',
    },
    {
      say: 'can/could/will/might/puede/podria explode boiler/waterheater/furnace/radiator/tank/tanque, boiler boiling blow/spray/leak/come, steam come/blow/spray/hiss/wet/let/leak/escape/out boiler/steamboiler, straysteam come/blow/spray/escape/everywhere/pipe, steam faucet, gauge glass spray, glass broken/burst/explode steam/hotwater/spray',
      gap: 4,
    },
  ],
  'dry-boiler': [
    {
      say: 'low water light/luz, lowwatercutoff light',
      gap: 2,
      without: 'pressure/shower/tub/sink/test/install/replace',
    },
    { say: 'boiler gauge/pressure no/lost', without: 'hotwater/shower/faucet/waterheater/trip/corta' },
    `glass empty/low/dry, no water glass, cant see water glass, water gauge empty, low water keepstripping, low otheralarm, lowwatercutoff trip/off/shut/light/lit/keep/stuck/${BYPASSED}, low water ${BYPASSED}`,
    {
      say: 'boiler glow/alrojo, boiler red hot, dry fire, dry fired, dryfired, add/added/put/poured/eche/puse water hot boiler, added/poured/eche/puse hotwater boiler',
      gap: 2,
    },
    {
      say: 'boiler/steamboiler dry/empty, boiler/steamboiler no/out/low water, missing/falta/gone water boiler, water gone glass',
      unless:
        'oil empty, tank empty, water pressure/wet/floor/ceiling, come out, overfill, water cold/fria/icecold, boiler start/prende cold/fria/icecold',
    },
    { say: 'waterlost boiler', gap: 4, only: 'es', without: 'cuanto/precio' },
    { say: 'boiler red', gap: 1, only: 'es', without: 'pressure/luz/flame/interruptor/boton' },
  ],
  'leak-above': [
    { say: 'water come/leak/wet light/smokealarm', gap: 2, without: 'pilot/blink/flash/red/green/start' },
    {
      say: 'rain/water/unheatedwater/watereverywhere/ceilingwater/leak/wet/overfill lightfixture, ceiling stain/spot/mancha bigger/growing/spreading/crece/creciendo',
      gap: 8,
    },
    { say: 'water/leak/wet desde floor/apartment', gap: 4, only: 'es' },
    { say: 'leak', alone: true, only: 'es' },
    { say: `faucet/shower leak/overfill/flood ${ABOVE}`, gap: 4, without: 'below/downstairs/abajo/cost' },
    {
      say: `water/leak/escape/wet/hotwater/flood/overfill/raining ${ABOVE}`,
      gap: 8,
      unless: 'no/lost hotwater/water',
      without: 'unit/permit/estimate/install/insurance/cook/noise/vent/tile/store/shop/pan/cost',
    },
    {
      say: `water/leak/wet ceiling ${ABOVE}, ceilingwater ${ABOVE}`,
      gap: 4,
      without: 'permit/estimate/install/insurance/tile/store/shop/cost',
    },
    {
      say: 'ceilingwater, flood ceiling, water ceiling come/leak/wet/pour/run/running/fall/blow/spray, ceiling leak/escape/wet/pour, ceiling bubble/full/bombea, ceiling bolsa/bomba water, raininginside, raining ceiling, roof leak/wet room/kitchen/home/apartment/inside',
      unless: 'ceiling unit/cassette/vent/register/grille/tile/fan, roof unit',
      without:
        'unit/cassette/vent/register/grille/tile/store/shop/office/estimate/cost/stain/mancha/tienda/oficina',
    },
  ],
  'burst-pipe': [
    { say: 'pipe truena/boom, faucet water broken', gap: 1, only: 'es', without: 'noche/ruido/golpea' },
    { say: 'frozen faucet', gap: 0, unless: 'frozen cold/water' },
    {
      say: 'pipe burst/broken/explode/spray/cameoff/cameapart, water pipe fall/trip/disconnect/struck, water spray wall/pared, frozen/freezingpeople pipe, pipe thaw, frozenradiator',
      gap: 2,
      unless:
        'frozenradiator wont/no/valve, pipe acpipe/unit/ice/copper/drain/condensate/coil/insurance/claim/prevent/prevention/coverage/cost/asbestos/asbesto, steam street/manhole/edison/sidewalk',
    },
  ],
};
