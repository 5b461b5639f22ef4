/**
 * Queries as New Yorkers type them, at least three for every service, separated by semicolons and keyed by the slug of
 * the right service and those of services that are equally right.
 *
 * `HELD_OUT` was written before the search existed and must not guide it: words, synonyms and weights are
 * tuned on `TUNING` alone. Copying a phrasing from either list into the index’s keywords would make
 * the measured shares meaningless.
 */

/** The query, the slug of the right service, and the slugs of services that are equally right. */
export type Phrasing = readonly [typed: string, slug: string, ...alsoRight: string[]];

const listPhrasings = (groups: Readonly<Record<string, string>>): readonly Phrasing[] =>
  Object.entries(groups).flatMap(([slugs, phrases]) =>
    phrases
      .trim()
      .split(/;\s+/)
      .map((typed): Phrasing => [typed, ...(slugs.split(', ') as [string])]),
  );

export const HELD_OUT = listPhrasings({
  'boiler-maintenance': 'super needs someone to clean the boiler before october',
  'boiler-repair': `
    steam pipes clanking at 5am cant sleep; apt freezing on 6th floor radiator ice cold, 1st floor roasting`,
  'boiler-replacement': 'boiler from 1978 in basement leaking, want a new one',
  'boiler-replacement, furnace-replacement': 'swich from oil heat to gas bronx',
  'central-ac-maintenance': 'central a/c tuneup spring',
  'central-ac-repair': 'central air not cold upstairs; ac outside fan not spinning just humming',
  'central-ac-replacement': 'new ac condenser for house with ducts; replace 20yo central air forest hills',
  'free-mini-split-installation-estimate': `
    how much for mini split in one bedroom; ductless price quote queens`,
  'furnace-maintenance': 'forced air heat checkup before winter staten island',
  'furnace-repair': 'furnance wont turn on; heater in basement blowing cold thru the vents',
  'furnace-replacement, hvac-system-replacement-estimate': '25 yr old furnace, replace? whats it cost',
  'general-hvac-services': 'bathroom vent fan doesnt suck; hvac guy near me brooklyn',
  'hvac-system-replacement-estimate': `
    how much to replace whole heating and cooling system townhouse; free estimate new hvac`,
  'mini-split-installation': 'ductless install no ductwork brownstone',
  'mini-split-installation, free-mini-split-installation-estimate': 'put in minisplits 3 bedrooms park slope',
  'mini-split-maintenance': 'deep clean mini split black mold in vents',
  'mini-split-repair': 'split unit on wall dripping down paint; ductless flashing green light',
  'mini-split-replacement': '15 year old ductless died need new one; swap my old minisplit',
  'ptac-maintenance': 'clean the thru-wall unit in my coop',
  'ptac-maintenance, ptac-repair': 'through the wall ac smells moldy',
  'ptac-repair': 'a/c below window dripping on my floor; hotel style ac unit not blowing cold',
  'ptac-replacement': 'new unit for the sleeve under my window; ptac swap 20 units building',
  'rtu-maintenance': 'package unit roof quarterly filters pizzeria',
  'rtu-repair': 'roof top unit not cooling deli; restaurant ac on roof making loud noise',
  'rtu-replacement': 'crane new rooftop unit supermarket',
  'vrf-vrv-system-maintenance': 'vrf service contract office tower',
  'vrf-vrv-system-repair': 'vrv error u4 office; conference room ceiling cassette leaking midtown',
  'vrf-vrv-system-replacement': 'replace whole vrf system r410a phase out',
  'water-heater-maintenance': 'flush hotwater tank once a year',
  'water-heater-repair': 'shower goes cold after 3 minutes; hot watter not working bay ridge',
  'water-heater-replacement': 'water tank rusted thru need new one; go tankless in my brownstone basement',
  'wshp-maintenance': 'service closet heat pump twice a year condo battery park',
  'wshp-repair': `
    condo heat pump in the hallway closet keeps tripping off; water sourse heat pump high pressure lockout`,
  'wshp-replacement': 'replace heatpump in closet condo lic',
});

export const TUNING = listPhrasings({
  'boiler-maintenance': `
    yearly boiler inspection washington heights; boiler tuneup;
    low pressure boiler annual service six family; bleed vents balance one pipe steam before heating season`,
  'boiler-repair': `
    radiator bangs; boiler keeps turning off; radiater hissing all night;
    have to fill the boiler with water every day`,
  'boiler-repair, furnace-repair': 'no heat whole building astoria',
  'boiler-replacement': 'new boiler 4 family house flatbush; convert no 4 oil boiler',
  'boiler-replacement, hvac-system-replacement-estimate': 'cracked boiler how much to replace',
  'central-ac-maintenance': `
    central air tune up; clean condenser coils backyard; ac check before summer bayside`,
  'central-ac-repair': 'central ac blowing hot air; water dripping from cieling vent',
  'central-ac-repair, general-hvac-services': 'thermostat blank',
  'central-ac-repair, mini-split-repair': 'AC froze up ice on the copper pipe',
  'central-ac-replacement': `
    replace central air; new condenser and coil same ducts; swap ac for heat pump keep ducts`,
  'free-mini-split-installation-estimate': `
    mini split cost; free estimate ductless; how many splits do i need for a 2 br`,
  'furnace-maintenance': 'furnace cleaning; how often change furnace filter',
  'furnace-repair': `
    furnace blowing cold; gas furnace clicks no flame; furnace fan wont stop running;
    hot air heater bang when it starts`,
  'furnace-repair, general-hvac-services': 'burning smell first time heat on vents',
  'furnace-replacement': 'new furnace tottenville; cracked heat exchanger new furnace',
  'furnace-replacement, boiler-replacement': 'oil furnace to gas',
  'general-hvac-services': 'smell neighbors cooking in my apartment',
  'hvac-system-replacement-estimate': 'whole house new hvac quote',
  'hvac-system-replacement-estimate, general-hvac-services': `
    second opinion replace or fix everything electric`,
  'mini-split-installation, free-mini-split-installation-estimate': `
    install mini split; add ac to apartment no ducts no window units;
    where does outdoor unit go for ductless landmark building`,
  'mini-split-maintenance': 'mini split smells like feet; clean ductless heads',
  'mini-split-maintenance, mini-split-repair': 'black stuff blowing out of split ac',
  'mini-split-repair': `
    mini split leaking water down wall; minisplit blinking lite; heatpump head on wall wont heat;
    ductless unit frozen; wall split ac remote works but no cold air bushwick`,
  'mini-split-replacement': `
    replace mini split; old ductless board discontinued; new heads keep the copper lines`,
  'ptac-maintenance': 'p tac cleaning; wash the ac under the windows in 40 hotel rooms',
  'ptac-maintenance, ptac-repair': 'window wall heater smells when i turn it on',
  'ptac-repair': `
    water under the window unit; ptac no heat; wall unit trips the breaker upper east side;
    ac under window rattling; cold draft coming through the wall ac`,
  'ptac-replacement': 'replace ptac; 42 inch wall sleeve ac new; old wall unit no more parts coop',
  'rtu-maintenance': 'rtu filters; pigeons in roof ac; commercial roof ac service contract bodega',
  'rtu-repair': `
    rooftop unit no heat; store is hot ac on roof running; water coming thru drop ceiling tile in shop`,
  'rtu-replacement': 'replace rooftop unit; curb adapter',
  'vrf-vrv-system-maintenance': `
    vrv preventive maintenance; clean ceiling cassettes in office;
    multi room system quarterly visits law office`,
  'vrf-vrv-system-repair': `
    vrf not cooling half the office; code on the wall controller in one room; ceiling cassette drips on desk`,
  'vrf-vrv-system-replacement': `
    vrf replacement; new vrv old refrigerant piping reuse; upgrade multi zone roof system 12 story office`,
  'water-heater-maintenance': 'descale tankless; anode rod',
  'water-heater-maintenance, water-heater-repair': 'hot water tank popping noise sediment',
  'water-heater-repair': 'no hot water 3rd floor; pilot keeps going out; hot water smells like rotten eggs',
  'water-heater-repair, water-heater-replacement': 'waterheater leaking all over basement',
  'water-heater-replacement': `
    50 gal gas hot water heater installed jackson heights; heat pump hot water tank instead of gas;
    bigger hot water tank`,
  'wshp-maintenance': 'wshp filter; condo heat pump yearly check hudson yards',
  'wshp-maintenance, wshp-repair': 'drain cleaning heat pump behind panel',
  'wshp-repair': `
    heat pump in closet quits after a minute; closet ac unit leaking condo; wshp stuck in heat;
    water rushing sound in heat pump closet`,
  'wshp-replacement': `
    new water source heat pump; rusted heat pump cabinet closet needs replacing; wshp chassis`,
});
