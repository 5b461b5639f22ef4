/**
 * How people describe each danger, in phrases that name things and what those things do.
 *
 * A word matches its whole class in `danger-terms.ts`, in English and Spanish, so each phrase is written only once.
 */
import { AIR_SIGNS } from './air-signs.ts';
import { COLD_SIGNS, MAKESHIFT_SIGNS, ROOMS, TOO_HOT_SIGNS } from './cold-signs.ts';
import type { DangerKind, WrittenSign } from './danger-schema.ts';
import { BAD_AIR, RINGS, SICKNESS, SOMEBODY } from './sign-groups.ts';
import { UNWELL_SIGNS } from './unwell-signs.ts';
import { BYPASSED, WATER_SIGNS } from './water-signs.ts';

/** Temperatures of water that scalds in seconds, 140 to 212°F. */
const SCALDING = Array.from({ length: 73 }, (_, place) => 140 + place).join('/');

/** That a machine with a burner starts. */
const STARTS =
  'boiler/furnace/burner/quemador/waterheater/heat start/startup/light/ignite/lit/kick/prende/prender/arranca/arrancar/enciende/encender';

export const DANGER_SIGNS: Readonly<Record<DangerKind, readonly WrittenSign[]>> = {
  ...AIR_SIGNS,
  ...WATER_SIGNS,
  smoke: [
    { say: 'smoke', gap: 2, unless: 'smoke cigarette/damage/stain' },
    `ablaze, smokealarm ${RINGS}, fire alarm ${RINGS}, extintor rapido/prendio/encendio/help/burn, flame come out, flamesout, blewback flame/burner/soot, furnishing burn/prendio/prendieron/encendio/smoke/melting, furnishing/clothes/paper/ropa/papel caught/fall heat/spaceheater`,
    { say: 'smokealarm, fire alarm', gap: 1, without: 'water/wet/agua' },
    { say: 'blaze', gap: 2, unless: 'blaze yellow/comesyellow/naranja/off/pilot/low/no/purple' },
    {
      say: 'battery smoke/burn/hot/toohot/overheat/bulge/hiss/explode/melting/spark/pop/ablaze/smell/sizzle',
      gap: 6,
      without: 'alarm/smokealarm/coalarm/thermostat/termostato/remote/control/hotwater/waterheater',
    },
    {
      say: `fire, fire help, fire trapped, fire trapped help, fire cant out, burn, burn help, burn boiler/waterheater, flame, flame ${ROOMS}, boiler/furnace/unit/waterheater/heat/inwall fire, fire waterheater under, fire underheater`,
      alone: true,
    },
    {
      say: 'fire/flame on/under/behind/around/outside/beneath/beside/underneath/everywhere, fire/flame wall/ceiling/outlet/radiator/panelbox, fire floor/cellar, fire upstairs/downstairs/below/above/underneath/next/neighbor, fire on another, fire kitchen/battery/furnishing/garbage/trash/basura/chimney/oven/spaceheater/dryer, glow waterheater/flue/pipe/chimney/furnace, red hot waterheater/flue, burn bildin/bilding/azotea/home/apartment/store/room/kitchen/cellar/wall/pared/ceiling/roof/building/edificio/floor/furnishing/hallway/car',
      gap: 0,
      without: 'oil/incense/incienso/food/comida/arroz/candle/dust/polvo/insurance/sun/sol/paint/mark/marks',
      unless:
        'yellow/naranja flame, fire on off/then/low/high/demand/startup/call, flame on low/high/off, fire/flame burner/pilot, fire outside pit, burn hot/toohot, fire alarm/damper/rated/suppression/inspection/sprinkler/hood/sale/pit/system/igniter/gas/wood/brick/no/wont, glow igniter',
    },
    { say: 'wall/pared/ceiling/floor behind/detras burn', gap: 2, unless: 'burn smell/mark/oil' },
    { say: 'prendio/encendio/burn sarten/pan, prendio/encendio oil', gap: 0, unless: 'burn pan' },
    {
      say: 'burn up boiler/furnace/waterheater/unit',
      gap: 6,
      unless: 'burn oil/gas/fuel/money/electricity',
      without: 'lackingac',
    },
    {
      say: 'burn boiler/waterheater/heat/apartment/edificio, flame come/blow',
      gap: 1,
      only: 'es',
      unless: 'burn oil/gas/plastic/wire/breaker/smell/mucho/person, pipe heat burn, no blow flame',
    },
    {
      say: 'explode, puffback',
      gap: 2,
      unless: `explode pipe/radiator/cost/price/precio/bill, ${STARTS} explode, explode can/could/will/might/puede/podria`,
    },
    { say: 'mayexplode', gap: 2, without: 'boiler/waterheater/heat/furnace/radiator/tank/tanque/pressure' },
    {
      say: 'flame vent/unit/wall/pared/hallway/pasillo/bottom/shoot/roll/lick/outside/escape/floor/rollout/under/underheater/behind',
      gap: 1,
      unless: 'flame pilot/purple/sensor',
    },
  ],
  'burning-smell': [
    {
      say: 'burn/burnedby/gotburned/electricity/electric smell, burn plastic/rubber/wire/electricity/outlet/buzz/panelbox/breaker',
      unless: 'burn eye',
    },
    {
      say: 'unit/motor/fan/thermostat/furnace/something/algo burn, unit boom',
      gap: 2,
      unless: 'burn oil/gas/fuel/out/much/more/body/person/eye, boom truck/lift/crane',
      without: 'lackingac',
    },
    {
      say: 'wire hot/toohot/warm',
      gap: 2,
      unless: 'hot wire thermostat/anemometer, hot/warm day/weather/outside, no warm/hot',
    },
    {
      say: 'melting plastic/wire/outlet/smell/breaker/panelbox, hot wire/metal smell, plastic/metallic smell vent/heat/furnace/boiler, rubber smell',
      gap: 4,
    },
    {
      say: 'outlet/panelbox/breaker/wire buzz/toohot/hot/hiss/overheat, panelbox pop/explode/boom, outlet/panelbox/breaker noise/noisy/ruido/suena, outlet/panelbox warm/tibio/tibia, breaker warm',
      gap: 3,
      unless:
        'hot wire thermostat, hot wire anemometer, hot/warm day/days/weather/outside, breaker trip/blow/off, no warm/tibio',
    },
    {
      say: 'panel buzz, wall buzz noise, panel hot',
      gap: 2,
      unless: 'panel unit/control',
      without: 'unit/neighbor/pipe',
    },
    { say: 'fish smell outlet/panelbox/breaker/wire/unit/thermostat/heat', gap: 4, without: 'store' },
    { say: 'outlet/wire hot/toohot/warm smell/plastic', gap: 6 },
    {
      say: 'disconnect buzz, heat/unit/boiler/furnace/waterheater melting, fish smell, fish smell apartment, wall/pared hot/toohot/boiling, panel hot',
      alone: true,
    },
    { say: 'outlet black/brown/negro/negra/marron', gap: 6, unless: 'outlet cover/color' },
    { say: 'wire/outlet/breaker/panelbox glow/alrojo/burst/boom', gap: 4, unless: 'glow igniter/light' },
    // “Contacto” means an electrical outlet in Mexico; elsewhere, it means a contact person.
    {
      say: 'contacto/toma/panel/extension/interruptor/switch/cordon/wire/outlet hot/toohot/warm/buzz/burn/melting/calento/smell, wire smell',
      gap: 2,
      only: 'es',
      unless: 'no warm',
    },
  ],
  burn: [
    {
      say: 'hotwater/boiling pot/pulled/spill/spilled/metio/fall/encima body/person, wet hot encima/body/person',
      gap: 8,
      without: 'no/faucet',
    },
    {
      say: 'person body radiator/steam, steam hit/got/caught person/body/her/him',
      gap: 8,
      without: 'cover/proof/guard/cold/icecold/no',
    },
    { say: 'blister', without: 'paint/pintura/wall/outlet/wire/furnishing/tarjeta' },
    { say: 'gotburned, burn radiator/pipe, burn pipe heat/room', alone: true },
    {
      say: `hotwater/water/faucet/shower ${SCALDING} degree`,
      without: 'boiler/steamboiler/loop/set/store/supply/return/baseboard/radiator',
    },
    {
      say: `gotburned/scald ${SOMEBODY}/everyone/someone/somebody/guest/customer/client/worker/kids, inquilino/vecino/vecina quemo/burn`,
      gap: 4,
      without: 'price/quote/contractor/food/wire/motor/toast',
    },
    { say: 'person touch/reach/toco/fall radiator/steam/hot/pipe', gap: 2, without: 'cover/proof/guard' },
    {
      say: 'burn/scald/boiling person/body, burn/scald steam, burnedme, burnedby person/body/radiator/pipe/heat/boiler/waterheater/hotwater/steam',
      gap: 4,
      unless: 'burn up',
      without: 'refrigerant',
    },
    {
      say: 'water/hotwater/faucet/shower boiling/scald/burn, scald, water/faucet/shower toohot, hotwater toohot',
      unless:
        'scald cold, toohot cold, boiling oven, boiler/steamboiler burn no, water burn oil/gas/fuel/out/smell, boiler boiling, toohot loop, scald valve/protection/guard',
    },
  ],
  unwell: UNWELL_SIGNS,
  falling: [
    {
      say: 'unit/ceiling/bracket/brick/facade/fachada/cornice/parapet/chimney fall/drooping, roof chimney loose, ceiling bulge, unit/ceiling/chimney/brick/building/edificio/roof/facade/fachada collapse, edificio fall/drooping, window unit loose/slip/slide, roof unit slip/slide, unithang, crane drop unit, unit/panel fly roof, unit/panel/metal/lamina/cover fly/volo/blown/cameoff/blow/flapping wind, unit/panel/metal/lamina fly/volo/blown/cameoff/flapping roof/azotea, hielo/ice/icicle/carambano/carambanos/pieza/lamina/pieces/metal/debris fall roof/azotea/sidewalk/building/edificio/manhole, unit bracket rust/rusted/oxidado, radiator fall/drooping, unit bracket broken/loose, bracket loose/disconnect/pull/pulling wall/pared/brick/unit, bracket cameoff, unit cameoff wall/pared/brick/window, sagceiling, unit hang/loose sidewalk',
      gap: 4,
      without: 'breaker/tierra/polvo/dust/dirt',
      unless:
        'unithang bracket/install/kit/cost/price, fall seasonal/check/clean/maintenance/service/inspection/season/filter/temperature/schedule/contract/control/remote',
    },
    { say: 'bracket loose, bracket disconnect', alone: true },
    { say: 'unithang off/drooping', gap: 1 },
    { say: 'unit disconnect/moving/slide/rocking/fly wind', gap: 4, without: 'duct/wire/panel/cover/grille' },
    { say: 'unit window come, bracket come wall/pared', gap: 0, only: 'es' },
    { say: 'unit disconnect wall/pared/mueve, inwall unit disconnect', gap: 4, only: 'es' },
  ],
  refrigerant: [
    {
      say: `refrigerant/refrigerantgas leak/hiss/spray/blow/smell/escape/come ${ROOMS}/inside/person/cooler, refrigerant/refrigerantgas ${SICKNESS}`,
      gap: 4,
    },
    { say: `unit/refrigerant/refrigerantgas ${BAD_AIR}`, gap: 8 },
    {
      say: 'gas come/escape/lost unit, gasmachine eye, refrigerant/refrigerantgas come, refrigerantgas sting',
      gap: 4,
      only: 'es',
      without: 'cuanto/price/cuesta/heat/boiler/oven/waterheater',
    },
    'refrigerant/refrigerantgas smell/spray/blow/inhale/breathe/burst, unit hiss smell, chemical smell unit/cooler, cough cooler/refrigerant/unit, unit sweet/dulce/chemical smell',
    {
      say: 'unit hiss',
      unless: 'hiss thaw/slight/faint/little/quiet/poco, unit vent, steam/radiator/hotwater hiss',
    },
    {
      say: 'refrigerant/refrigerantgas leak/hiss/whistle/escape/alarm/otheralarm/body/eye/frostbite',
      without: 'battery/replace/cost/price/precio/find/test',
    },
  ],
  oil: [
    { say: 'oil come/blow', gap: 2, only: 'es', unless: 'cuanto come' },
    { say: 'oil everywhere', gap: 8 },
    { say: 'oil, oil cellar', alone: true, only: 'es' },
    {
      say: 'kerosene/oil leak/escape/spill/wet/floor/everywhere/smell/fumes/overfill, oil tank/pipe/line leak/escape/burst/broken/spill/cameoff/cameapart, oil pipe/line fall/trip/disconnect/struck, oil around/under/behind/debajo/alrededor/detras boiler/tank/tanque/burner/quemador/floor/wall/pared',
      unless:
        'oil compressor/flare/stain/coil/bearing/motor/change/cook/fryer, oil boiler/burner/heat leak/wet water',
    },
  ],
  flame: [
    {
      say: 'yellow/comesyellow/naranja blaze, yellow/comesyellow/lazy/lifting/wavy/red/high flame, yellow pilot, flame big/huge, yellowflame',
      gap: 2,
      unless: 'flame light/no',
    },
    { say: 'black/burn mark/marks burner/hood/boiler/furnace/waterheater/heat', gap: 4 },
    `safetydevice/safetyswitch ${BYPASSED}, safetyswitch tape, safetydevice/safetyswitch put/puso/pusieron/metio wire, control/boiler/furnace puenteo/puentearon/puenteado/puenteada`,
    { say: 'soot', unless: 'soot clean/vacuum/brush/sweep/coil/remove/maintenance/yearly' },
  ],
  'delayed-ignition': [
    { say: 'boom, boom hizo, boom dio, boom hace, bang loud', alone: true },
    {
      say: 'door/panel/jacket/lid flew/fly/volo/volando/blow/blown/popped boiler/furnace/burner/quemador/waterheater/gasmachine, cover flew/fly/volo/volando boiler/furnace/burner/quemador, cover blow/blown off/open boiler/furnace/burner',
      gap: 4,
      without: 'cold/air/cool/warm/wont/no/trip/fan/control/outside',
    },
    {
      say: 'burner/quemador whoosh/woosh/whooshing/wooshing/rumble/pulsate/pulsating/shake/vibra/vibrando',
      gap: 4,
      without: 'fan/pump',
    },
    {
      say: `boom boiler/furnace/burner/quemador/waterheater/gasmachine/heat, bang burner, thump boiler/furnace/waterheater start/light/ignite/kick, delayedignition, backfire boiler/furnace/heat/unit/burner, ${STARTS} explode`,
      gap: 4,
      without: 'pipe/radiator/duct',
      unless: 'boom truck/lift/crane',
    },
    {
      say: 'boom prende/prender/prendo/prenden, bang when light/ignite, boom cellar, boom hear/heard, boom no heat, bang big/huge/loud downstairs/cellar',
      without: 'truck/lift/crane/neighbor/upstairs/rain/wind/pipe/radiator',
    },
    {
      say: 'bang furnace/waterheater start/light/ignite/kick/on, bang boiler start/light/ignite/kick/fire/shook',
      gap: 4,
      without: 'pipe/radiator/duct/filter/blower',
    },
    // “Making loud banging” goes on and on, as only pipes do.
    { say: 'bang boiler loud/huge/big', gap: 4, without: 'feel/keep/noise/noises/ring/pipe/radiator' },
  ],
  breaker: [
    { say: 'breaker trip/blow/fall/spray', gap: 2, only: 'es', unless: 'breaker no trip' },
    {
      say: 'breaker trip waterheater/tank/tanque, breaker keepstripping, saltabreaker, breaker trip/blow/fall keep/cada/siempre/again/constantly/always/repeatedly/every/times/twice/three/3/immediately/instantly/when/whenever',
      gap: 4,
    },
  ],
  'makeshift-heat': MAKESHIFT_SIGNS,
  'too-hot': TOO_HOT_SIGNS,
  cold: COLD_SIGNS,
};
