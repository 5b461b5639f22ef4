/** Groups of words that several signs of dangers share, so that a new word is added in one place. */

/** Words of somebody who asks whether something is allowed, rather than reports it. */
export const ASKING = 'can/could/may/okay/safe/allowed/legal/puedo/puede/seguro/permitido';
/** What burns fuel, where it stands, and what shows that several people are ill; next to them, fainting is from fumes. */
export const BURNERS =
  'heat/boiler/furnace/waterheater/oven/generator/grill/charcoal/car/garage/cellar/gasmachine/everyone/everybody/family/all/todos/we/headache/cook/hood';
/** Those of them that nobody takes for the heat of the day. */
export const ENGINES =
  'boiler/furnace/waterheater/oven/generator/grill/charcoal/car/garage/gasmachine/everyone/everybody/all/todos/alarm/coalarm';
/** What shows that somebody is ill from the heat of the day, which is not the danger of carbon monoxide. */
export const HEAT_WAVE = 'hotreading/heatwave/hotday/lackingac/toohot/calor';
export const SICKNESS = 'headache/dizzy/nausea/faint/breathless/sick';
/** Refrigerant that makes people ill, and machines and people that only do not respond. */
export const OTHER_SICKNESS = `refrigerant ${SICKNESS}, chemical unit ${SICKNESS}, faint/noresponde control/remote/thermostat/termostato, noresponde unit/app/equipo/sistema/system/machine/maquina/landlord/nobody/compania/neighbor/vecino`;
/** Words for smells from heat that are harmless, or another danger. */
export const OTHER_SMELL =
  'first/primera/dust/dusty/polvo/burn/smoke/oil/plastic/electricity/wall/window/unit/vent/sock/mold/moldy/musty/feet/neighbor/bathroom/bano/food/dustburn';
/** What collapses without harm to a person. */
export const COLLAPSES =
  'collapse ceiling/building/edificio/duct/chimney/flue/liner/pipe/hose/roof/wall/smell/noise/hum/light/sound/click';
export const RINGS = 'ring/beep';
/** What happens to a line or a pipe that somebody digs or drills into, or that comes off. */
export const BREAKS = 'hit/hits/struck/broken/burst/cut/cameoff/cameapart/fall/trip/hang';
/** Words for people, also those who are only “he” or “she”. */
export const SOMEBODY =
  'person/he/she/hes/shes/ma/wife/husband/tenant/roommate/neighbor/vecino/vecina/tio/tia/hermano/hermana/senor/senora/friend';
/** What hurts in bad air, and how. */
export const BAD_AIR = 'eye burn/burnedme/sting/hurt';
