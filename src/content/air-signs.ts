/** How people describe gas and carbon monoxide, and what they type in a danger that they do not name; part of `danger-signs.ts`. */
import { ROOMS } from './cold-signs.ts';
import type { DangerKind, WrittenSign } from './danger-schema.ts';
import {
  ASKING,
  BAD_AIR,
  BREAKS,
  BURNERS,
  COLLAPSES,
  ENGINES,
  HEAT_WAVE,
  OTHER_SICKNESS,
  OTHER_SMELL,
  RINGS,
  SICKNESS,
} from './sign-groups.ts';
import { BYPASSED } from './water-signs.ts';

export const AIR_SIGNS: Readonly<
  Record<Extract<DangerKind, 'gas' | 'carbon-monoxide' | 'any'>, readonly WrittenSign[]>
> = {
  gas: [
    `gas full/fill ${ROOMS}/cellar/hallway, gas/propane/gasmachine smell, gas/propane leak/hiss/whistle/escape/fumes, gasstuck, gas pipe/line/meter/tubo ${BREAKS}, gas left on/open, oven gas ring, gas knob stuck/broken/off/on, person gas valve open/opened, gas cant off, gas alarm, rotten egg/smell/cabbage, egg smell, sulfur, mercaptan, gasoline smell/fumes/leak/escape/spill`,
    { say: 'edison leak smell, gas bill smell, gasstation smell inside/cellar/home/apartment/room', gap: 8 },
    { say: 'hiss meter/medidor/contador', gap: 4, without: 'electricity/luz/water/agua' },
    { say: 'gas under/behind/around boiler/furnace/waterheater/oven/wall', gap: 0, without: 'pipe/line' },
    { say: 'gas pipe/line disconnect', without: 'cost/price/permit/move/relocate/cap/install' },
    {
      say: `pipe/line ${BREAKS} hiss/whistle/smell, hit/struck hiss smell`,
      gap: 6,
      without: 'steam/radiator/water/hotwater/unit/drain/sewer/toilet/refrigerant',
    },
    {
      say: 'gas/gasmachine blow, gas cerrar/cierra, gas abierto/abierta, gas quedo/dejo/deje/dejaron on',
      gap: 2,
      only: 'es',
      unless: 'gas blow agua, cerrar/cierra cuenta/factura/servicio/agua',
    },
    { say: 'gasmachine escape/come', only: 'es', without: 'agua/no/water' },
    {
      say: `gas/propane, gas open, gas valve open, gas abierto/abierta, gas on, gas help, gas ${ROOMS}/cellar/hallway/strong/mucho/miedo, gas feel, help gas feel, gas street/outside/afuera/manhole/block/bloque, gas on block, odd smell, help odd smell, odd smell ${ROOMS}/cellar/inside, something/algo odd smell, something/algo odd smell ${ROOMS}/cellar/inside`,
      alone: true,
    },
    { say: 'escape smell', gap: 6, only: 'es', without: 'water/unit/refrigerant/oil/steam' },
    // “Fuga” alone is a leak of gas as often as one of water.
    {
      say: `escape, escape ${ROOMS}/cellar, waterheater smell, hiss, escucha/oye hiss`,
      alone: true,
      only: 'es',
    },
    { say: 'odd smell heat', without: OTHER_SMELL },
    { say: 'heat smell', gap: 0, without: `${OTHER_SMELL}/on` },
    {
      say: 'gas come/everywhere',
      unless: 'gas no come, cuanto come, gas shutoff, gas cuenta/factura/recibo/bil/bill',
    },
    { say: 'pilot smell/hiss, flame no smell, oven open no flame, gas on no flame', gap: 4 },
    { say: 'oven abierta/abierto', gap: 2, only: 'es', without: 'warm/heat/cold/hacefrio/tienefrio/door' },
    { say: 'oven smell', gap: 6, unless: 'oven hood/vent/food/cook/clean, burn smell' },
    { say: 'odd smell waterheater/furnace/boiler', without: 'smoke/smokealarm' },
    { say: `gas ${ROOMS}/feel`, gap: 1, only: 'es', unless: 'gas shutoff' },
  ],
  'carbon-monoxide': [
    {
      say: `exhaust ${ROOMS}/hallway/cellar/store/closet`,
      gap: 3,
      without: 'hood/fan/grease/cook/bano/clean/install',
    },
    'alarm evacuate, fourbeeps, co/alarm ppm, co meter/read/lectura/nivel, boiler/furnace room/closet stuffy, redtag boiler/furnace/waterheater/heat/oven/gasmachine, exhaust smell/inside/come/enter/leak/blow, car exhaust/smell, gas exhaust, car/engine run/idle/on/prender/prendo/prendi/warm inside/garage/cellar, generator smell, flue collapse/fall, liner collapse, flue/chimney block/disconnect/broken/snow/ice/hole/hueco/agujero/rusted/corroded/gap/leak',
    { say: 'safetyswitch', without: `${BYPASSED}/tape` },
    { say: 'ppm, exchanger/intercambiador hole/hueco/broken/rajado', without: 'cost/price/precio/water/new' },
    { say: `alarm ${RINGS}`, unless: 'fire/gas/refrigerant alarm', without: 'smoke/smokealarm' },
    { say: 'alarm/coalarm reads/shows/marca/dice/says/coldreading', gap: 2, without: 'code' },
    {
      say: 'beep cada/minute/minuto/second/hallway/pasillo/ceiling/closet/thing/cosa/aparato/something/algo',
      unless: 'beep unit/cassette/thermostat/termostato/remote/control/otheralarm',
      without: 'smoke/smokealarm',
    },
    { say: 'headache', gap: 2, unless: 'headache noise/loud/refrigerant', without: HEAT_WAVE },
    { say: 'dizzy, nausea', without: HEAT_WAVE, unless: OTHER_SICKNESS },
    {
      say: `dizzy/nausea/headache/weak ${ENGINES}, faint/breathless ${BURNERS}, noresponde person ${BURNERS}`,
      gap: 4,
      without: 'lackingac/heatwave/hotday',
      unless: OTHER_SICKNESS,
    },
    { say: `collapse ${BURNERS}`, gap: 6, unless: COLLAPSES },
    {
      say: `co, co help, carbon, carbon help, prendi carbon, beep, something beep, something beep wall, boiler alarm, beep/alarm ${ROOMS}/cellar/hallway, beep/alarm boiler room, alarm on, alarm pip, alarm hace pip, alarm ring pip, alarm ring pip pip, sleepy, exhaust`,
      alone: true,
    },
    {
      say: 'feel sick, sick/tired heat/furnace/boiler/waterheater on, everyone/everybody/family/all sick/confused, everyone/everybody/family sleepy, sleepy heat/furnace/boiler on/come, feel sleepy/tired heat/furnace/boiler, woke sick',
      unless: 'sick refrigerant',
    },
    {
      say: 'disconnect/fall pipe boiler/furnace/waterheater',
      gap: 4,
      without: 'water/leak/steam/drain/asbestos/insulation/block',
    },
    {
      say: `monoxide/co/coalarm ${RINGS}, sleepy/tired/weak/sick generator, co thing/cosa/aparato, person sleepy ${BURNERS}, dog/perro/cat/gato ${SICKNESS}/limp/cantwalk/stumbling/staggering ${BURNERS}, dog/perro/cat/gato confused`,
      gap: 6,
    },
    { say: 'fumes', gap: 6, unless: 'oil tank/floor/spill/leak fumes' },
    {
      say: 'monoxide, coalarm, co/carbon alarm, co/gas poison, co leak/escape/level/smell, backdraft, flue gas inside/come, generator room/kitchen/bano/window/porch',
      gap: 2,
    },
    {
      say: 'grill/bbq/hibachi/charcoal cellar/garage/hallway, cook charcoal/carbon, generator hallway/pasillo/building/edificio, generator/grill/bbq/hibachi/charcoal inside/apartment/balcony/balcon/fireescape, charcoal/bbq/hibachi room/kitchen/home',
      gap: 2,
      unless: 'charcoal filter',
      without: ASKING,
    },
    { say: `carbon inside/on/${ROOMS}`, gap: 2, only: 'es', without: `${ASKING}/filtro` },
    {
      say: 'flue/chimney off/cameapart/cameoff/burst/hang/struck, snow block vent, snow pipe/vent/exhaust furnace/boiler/heat/waterheater, flue/chimney/exhaust/vent nest',
      gap: 2,
      unless: 'snow no/frozen/wind',
      without: 'cost/price/install/clean',
    },
    {
      say: 'snow block pipe/flue/chimney/exhaust/exhaustfan/vent, flue/chimney/exhaust block, nest pipe/vent heat/boiler/furnace/waterheater, block/closed/sealed/tape vent/louver/intake/ventilacion boiler/furnace/combustion, dryer vent/vented/hooked flue/chimney, disconnect/fall pipe chimney, vent fall/cameoff/disconnect furnace/boiler/waterheater, birds/pajaros dying/muertos apartment/home/room',
      gap: 8,
      without: 'drain/gutter/street/driveway/unit',
    },
    {
      say: `${BAD_AIR}, cough ${BURNERS}, confused/limp kerosene/propane/oven/generator/grill/charcoal/garage`,
      gap: 6,
      unless: 'burn/sting/hurt sun/onion/cebolla/allergies/alergia/dust/polvo/price/precio',
      without: 'unit/refrigerant/refrigerantgas/smoke/onion/pollen',
    },
    { say: 'flue/chimney come', gap: 2, only: 'es' },
    { say: 'chimney fall/collapse boiler/furnace/waterheater', gap: 8 },
  ],
  any: [
    {
      say: 'firefighter, firefighter call/llame/help, dying, dying help, im dying, im dying help, bleach/ammonia/chlorine smell/leak, ammonia smell strong, help ahora/rapido, necesito help rapido, llamar firefighter, chemical smell, chemical smell apartment/strong/home/feel/mucho, muriendo, estoy muriendo, muero, help, alarm, alarm help, need/necesito help, help call, help should call, help come, needsomebody, needsomebody help, help call no service/signal, help no service/signal, help cant call, help water, confused, tired',
      alone: true,
    },
    { say: 'chemical/sweet/paint smell vent/heat/furnace/boiler', gap: 4, without: 'unit/coil/cleaner' },
    {
      say: 'person locked/stuck/trancado/trancada room/cellar/closet/inside/garage/hallway/pasillo/bathroom/bano, confused/tired/cansado/cansada/sleepy heat/boiler/furnace/waterheater/smell/room/cellar',
      gap: 4,
      without:
        'about/which/law/options/out/outta/air/unit/valve/radiator/thermostat/water/pipe/vent/elevator/elevador/ascensor/key/llave/bill/price/outside/open/time/mode',
    },
  ],
};
