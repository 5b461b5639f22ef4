/**
 * How people describe each danger, in phrases that name things and what those things do.
 *
 * A word matches its whole class in `danger-terms.ts`, in English and Spanish, so each phrase is written only once.
 */
import { COLD_SIGNS, MAKESHIFT_SIGNS, ROOMS, TOO_HOT_SIGNS } from './cold-signs.ts';
import type { DangerKind, WrittenSign } from './danger-schema.ts';
import { WATER_SIGNS } from './water-signs.ts';

/**
 * Words that people type when they shop for an alarm. “Need” and “where” are not among them, because somebody who hears
 * an alarm may type them too.
 */
const SHOPPING =
  'install/put/add/battery/replace/buy/law/rule/cost/price/require/expire/inspection/instalar/poner/cambiar/comprar/bateria/precio/ley';

/** Words of somebody who names a smoke alarm as equipment, or reports water from one. */
const SMOKE_ALARM_TRADE =
  'sell/sale/cuesta/vende/venden/new/nuevo/policy/test/system/panel/company/contract/duct/ducto/water/wet/agua';
/** Words of somebody who asks whether something is allowed, rather than reports it. */
const ASKING = 'can/could/may/okay/safe/allowed/legal/puedo/puede/seguro/permitido';
/** What burns fuel, where it stands, and what shows that several people are ill; next to them, fainting is from fumes. */
const BURNERS =
  'heat/boiler/furnace/waterheater/oven/generator/grill/charcoal/car/garage/cellar/gasmachine/everyone/everybody/family/all/todos/we/headache/cook/hood';
const SICKNESS = 'headache/dizzy/nausea/faint/breathless/sick';
/** Refrigerant that makes people ill, and machines and people that only do not respond. */
const OTHER_SICKNESS = `refrigerant ${SICKNESS}, chemical unit ${SICKNESS}, faint/noresponde control/remote/thermostat/termostato, noresponde unit/app/equipo/sistema/system/machine/maquina/landlord/nobody/compania/neighbor/vecino`;
/** Words for smells from heat that are harmless, or another danger. */
const OTHER_SMELL =
  'first/primera/dust/polvo/burn/smoke/oil/plastic/electricity/wall/window/unit/vent/sock/mold/moldy/musty/feet/neighbor/bathroom/bano/food';
const RINGS = 'ring/beep';
export const DANGER_SIGNS: Readonly<Record<DangerKind, readonly WrittenSign[]>> = {
  ...WATER_SIGNS,
  gas: [
    'gas/propane/gasmachine smell, gas/propane leak/hiss/escape/fumes, gas pipe/line broken/burst/cut, gas left on/open, oven gas ring',
    { say: 'gas/gasmachine blow, gas abierto/abierta', gap: 2, only: 'es', unless: 'gas blow agua' },
    { say: 'gasmachine escape', only: 'es', without: 'agua' },
    { say: `gas/propane, gas help, gas ${ROOMS}/cellar`, alone: true },
    { say: `odd smell, help odd smell, odd smell ${ROOMS}/cellar`, alone: true },
    // “Fuga” alone is a leak of gas as often as one of water.
    { say: `escape, escape ${ROOMS}/cellar, waterheater smell`, alone: true, only: 'es' },
    { say: 'odd smell heat', without: OTHER_SMELL },
    { say: 'heat smell', gap: 0, without: `${OTHER_SMELL}/on` },
    { say: 'gas come/everywhere', unless: 'gas no come' },
    { say: 'gas knob stuck/broken/off, gas cant off', gap: 4 },
    { say: 'pilot smell, oven no flame smell, flame no smell', gap: 4 },
    { say: 'oven open no flame, oven gas open/on no flame', gap: 4 },
    { say: 'oven abierta/abierto', gap: 2, only: 'es', without: 'warm/heat/cold/door/puerta/calentar' },
    { say: 'oven smell', unless: 'oven hood/vent/food/cook/clean' },
    { say: 'odd smell waterheater/furnace/boiler', without: 'smoke' },
    { say: `gas ${ROOMS}/feel`, gap: 1, only: 'es' },
    { say: 'gas alarm', gap: 2, unless: `alarm ${SHOPPING}` },
    `gas alarm ${RINGS}, rotten egg/smell/cabbage, egg smell, sulfur, mercaptan`,
    { say: 'gasoline smell/fumes/leak/escape/spill', gap: 2 },
  ],
  'carbon-monoxide': [
    {
      say: 'monoxide, coalarm, co/carbon alarm',
      gap: 2,
      unless: `alarm/coalarm ${SHOPPING}, monoxide ${SHOPPING}`,
    },
    `monoxide/co/coalarm/fourbeeps ${RINGS}, fourbeeps, co/alarm ppm, co meter/read/lectura/nivel`,
    { say: 'ppm, exchanger/intercambiador hole/hueco/broken/rajado', without: `${SHOPPING}/water/new` },
    { say: `alarm ${RINGS}`, unless: 'fire/gas/refrigerant alarm' },
    {
      say: 'beep cada/minute/minuto/second/hallway/pasillo/ceiling/thing/cosa/aparato',
      unless: 'beep unit/cassette/thermostat/termostato/remote/control/otheralarm',
    },
    { say: 'headache', gap: 2, unless: 'headache noise/loud/refrigerant' },
    {
      say: `dizzy, nausea, faint/breathless ${BURNERS}, noresponde person ${BURNERS}`,
      gap: 4,
      unless: OTHER_SICKNESS,
    },
    {
      say: 'collapse',
      gap: 1,
      unless:
        'collapse ceiling/duct/chimney/flue/liner/pipe/hose/roof/wall/smell/noise/hum/light/sound/click',
    },
    { say: 'co, co help, carbon, carbon help', alone: true },
    'alarm evacuate, feel sick heat/boiler/furnace/waterheater',
    {
      say: 'feel sick, sick heat/furnace/boiler on, everyone/everybody/family/all sick, everyone/everybody/family sleepy',
      unless: 'sick refrigerant',
    },
    { say: 'co poison/leak/escape/level/smell', gap: 2 },
    { say: 'fumes', gap: 6, unless: 'oil tank/floor/spill/leak fumes' },
    { say: 'backdraft, flue gas inside/come, generator room/kitchen/bano/window/porch', gap: 2 },
    'exhaust smell/inside/come/leak/blow, car exhaust/smell, gas exhaust, car/engine/generator run/idle/on inside/garage/cellar',
    {
      say: 'generator/grill/bbq/hibachi/charcoal inside/cellar/garage/hallway/pasillo/apartment/balcony/balcon/fireescape',
      gap: 2,
      unless: 'charcoal filter',
      without: ASKING,
    },
    { say: 'carbon inside/on', gap: 2, only: 'es', without: ASKING },
    'safetyswitch, flue/chimney block/disconnect/broken/collapse/fall/snow/ice/hole/hueco/agujero',
    { say: 'flue/chimney off/cameapart, snow block vent', gap: 2, without: 'cost/price/install/clean' },
    { say: 'flue/chimney come', gap: 2, only: 'es' },
  ],
  smoke: [
    { say: 'smoke', gap: 2, unless: 'smoke cigarette/damage/stain' },
    `smokealarm ${RINGS}, fire alarm ${RINGS}`,
    { say: 'smokealarm, fire alarm', gap: 1, without: `${SHOPPING}/${SMOKE_ALARM_TRADE}` },
    { say: 'ablaze', gap: 1 },
    { say: 'fire, fire help, burn, burn help', alone: true },
    { say: 'burn boiler/waterheater', gap: 1, only: 'es', unless: 'burn oil/gas/fuel' },
    {
      say: 'explode, puffback',
      gap: 2,
      unless: 'explode pipe/radiator/cost/price/precio/bill, explode can/could/will/might/puede/podria',
    },
    { say: 'mayexplode', gap: 2, without: 'boiler/waterheater/heat/furnace/radiator/tank/tanque/pressure' },
    'flame come out, blewback flame/burner/soot, furnishing burn/prendio/prendieron/encendio/smoke/melting',
    {
      say: 'flame shoot/roll/lick/outside/escape/floor/rollout/under/underheater/behind',
      gap: 1,
      unless: 'flame pilot/purple',
    },
    { say: 'flame come', gap: 1, only: 'es' },
  ],
  'burning-smell': [
    'burn/electricity smell, burn plastic/rubber/wire/electricity/outlet/buzz/panelbox/breaker',
    {
      say: 'unit/motor/fan/thermostat/furnace/something/algo burn',
      gap: 2,
      unless: 'burn oil/gas/fuel/out/much/more/body/person',
    },
    { say: 'melting plastic/wire/outlet/smell/breaker/panelbox, hot wire smell', gap: 4 },
    {
      say: 'outlet/panelbox/breaker/wire buzz/toohot/hot/hiss',
      gap: 2,
      unless: 'hot wire thermostat, hot wire anemometer, hot day/days/weather',
    },
    { say: 'panel buzz', gap: 1, unless: 'panel unit/control' },
    { say: 'fish smell outlet/panelbox/breaker/wire/unit/thermostat/heat', gap: 4, without: 'store' },
    { say: 'fish smell', alone: true },
    { say: 'wire smell', gap: 1, only: 'es' },
    { say: 'wire/outlet/breaker/panelbox glow/alrojo', gap: 4, unless: 'glow igniter/light' },
    // “Contacto” means an electrical outlet in Mexico; elsewhere, it means a contact person.
    { say: 'contacto/panel/extension hot/toohot/buzz/burn/melting', gap: 2, only: 'es' },
  ],
  burn: [
    { say: 'burnedme', only: 'es' },
    { say: 'person touch/reach/toco radiator/steam/hot/pipe', gap: 2, without: 'cover/proof/guard' },
    { say: 'burn/scald/boiling person/body, burn/scald steam', gap: 4 },
    {
      say: 'water/hotwater/faucet boiling/scald/burn, scald, water/faucet toohot, hotwater toohot',
      unless:
        'scald cold, toohot cold, boiling oven, water burn oil/gas/fuel/out/smell, boiler boiling, toohot loop, scald valve/protection/guard',
    },
  ],
  unwell: [
    { say: 'medical', gap: 0 },
    { say: 'noresponde person/he/she/wife/husband/tenant/roommate', gap: 4 },
    // A bus in the Caribbean, a baby in the Andes.
    { say: 'guagua purple', gap: 1, only: 'es' },
    {
      say: 'faint, noresponde, breathless',
      gap: 4,
      unless: `faint smell/noise/hum/light/sound/click, noresponde heat/boiler/furnace/waterheater, ${OTHER_SICKNESS}`,
    },
    { say: 'person confused/limp', gap: 4, unless: 'limp pressure/temperature, confused bill/price/cost' },
    'heatstroke, person overheated/acalorado/acalorada/insolado',
    { say: 'purple person/body', without: 'light/paint/room/color' },
  ],
  falling: [
    {
      say: 'unit/ceiling/bracket fall/drooping, ceiling bulge, unit/ceiling/chimney/brick collapse, window unit loose/slip/slide, unit bracket broken/loose, unit hang/loose sidewalk',
      gap: 4,
      unless:
        'fall seasonal/check/clean/maintenance/service/inspection/season/filter/temperature/schedule/contract',
    },
    { say: 'unit disconnect/moving/slide/shift wind', gap: 4, without: 'duct/wire/panel/cover/grille' },
    { say: 'unit window come', gap: 0, only: 'es' },
  ],
  refrigerant: [
    {
      say: `refrigerant/refrigerantgas leak/hiss/spray/blow/smell/escape/come ${ROOMS}/inside/person/cooler, refrigerant/refrigerantgas ${SICKNESS}`,
      gap: 4,
    },
    'refrigerant/refrigerantgas smell/spray/blow/inhale/breathe/burst, unit hiss smell, chemical smell unit',
    { say: 'refrigerant/refrigerantgas leak/hiss/escape/alarm/otheralarm', without: `${SHOPPING}/find/test` },
  ],
  oil: [
    { say: 'oil come', gap: 2, only: 'es' },
    {
      say: 'kerosene/oil leak/escape/spill/wet/floor/everywhere/smell/fumes/overfill, oil tank/pipe/line leak/escape/burst/broken/spill',
      unless:
        'oil compressor/flare/stain/coil/bearing/motor/change/cook/fryer, oil boiler/burner/heat leak/wet water',
    },
  ],
  flame: [
    {
      say: 'yellow/comesyellow/lazy/lifting/wavy/red/high flame, flame big/huge, yellowflame',
      gap: 2,
      unless: 'flame light/no',
    },
    { say: 'soot', unless: 'soot clean/vacuum/brush/sweep/coil/remove/maintenance/yearly' },
  ],
  'delayed-ignition': [
    {
      say: 'boom boiler/furnace/burner/waterheater/gasmachine, bang burner, thump boiler/furnace/waterheater start/light/ignite/kick, delayedignition',
      gap: 4,
      unless: 'boom truck/lift/crane',
    },
    {
      say: 'bang furnace/waterheater start/light/ignite/kick/on',
      gap: 4,
      without: 'pipe/radiator/duct/filter/blower',
    },
  ],
  'dry-boiler': [
    'glass empty/low/dry, no water glass, cant see water glass, water gauge empty, lowwatercutoff trip/off/shut/light/lit/keep/stuck',
    { say: 'boiler glow/alrojo, boiler red hot', gap: 2 },
    {
      say: 'boiler dry/empty, boiler no/out/low water, missing/falta water boiler',
      unless: 'oil empty, tank empty, water pressure',
    },
    { say: 'dry fire, dry fired, dryfired', gap: 0 },
    { say: 'boiler red', gap: 1, only: 'es', without: 'pressure/luz/flame/interruptor/boton' },
  ],
  breaker: [
    { say: 'breaker trip/blow/fall/spray', gap: 2, only: 'es', unless: 'breaker no trip' },
    {
      say: 'breaker keepstripping, saltabreaker, breaker trip/blow/fall keep/cada/siempre/again/constantly/always/repeatedly/every/times/twice/three/3/immediately/instantly',
      gap: 4,
    },
  ],
  'burst-pipe': [
    { say: 'pipe truena/boom', gap: 1, only: 'es', without: 'noche/ruido/golpea' },
    {
      say: 'pipe burst/broken/explode/spray, frozen/freezingpeople pipe, pipe thaw',
      gap: 2,
      unless:
        'pipe acpipe/unit/ice/copper/drain/condensate/coil/insurance/claim/prevent/prevention/coverage/cost',
    },
  ],
  'makeshift-heat': MAKESHIFT_SIGNS,
  'too-hot': TOO_HOT_SIGNS,
  cold: COLD_SIGNS,
  any: [
    {
      say: 'help, alarm, alarm help, need/necesito help, needsomebody, needsomebody help, help water',
      alone: true,
    },
  ],
};
