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
    low pressure boiler annual service six family; bleed vents balance one pipe steam before heating season`,
  'boiler-repair': 'have to fill the boiler with water every day',
  'boiler-replacement': 'new boiler 4 family house flatbush',
  'central-ac-maintenance': 'clean condenser coils backyard; ac check before summer bayside',
  'central-ac-repair': 'water dripping from cieling vent',
  'central-ac-replacement': 'new condenser and coil same ducts',
  'free-mini-split-installation-estimate': 'how many splits do i need for a 2 br',
  'furnace-maintenance': 'furnace cleaning; how often change furnace filter',
  'furnace-repair': 'hot air heater bang when it starts',
  'furnace-replacement': 'new furnace tottenville; cracked heat exchanger new furnace',
  'general-hvac-services': 'smell neighbors cooking in my apartment',
  'hvac-system-replacement-estimate': 'whole house new hvac quote',
  'mini-split-installation, free-mini-split-installation-estimate': `
    where does outdoor unit go for ductless landmark building`,
  'mini-split-maintenance': 'mini split smells like feet; clean ductless heads',
  'mini-split-repair': 'wall split ac remote works but no cold air bushwick',
  'mini-split-replacement': 'new heads keep the copper lines',
  'ptac-maintenance': 'wash the ac under the windows in 40 hotel rooms',
  'ptac-repair': 'wall unit trips the breaker upper east side',
  'ptac-replacement': 'old wall unit no more parts coop',
  'rtu-maintenance': 'pigeons in roof ac; commercial roof ac service contract bodega',
  'rtu-repair': 'water coming thru drop ceiling tile in shop',
  'rtu-replacement': 'replace rooftop unit; curb adapter',
  'vrf-vrv-system-maintenance': `
    clean ceiling cassettes in office; multi room system quarterly visits law office`,
  'vrf-vrv-system-repair': 'code on the wall controller in one room',
  'vrf-vrv-system-replacement': `
    new vrv old refrigerant piping reuse; upgrade multi zone roof system 12 story office`,
  'water-heater-maintenance': 'descale tankless; anode rod',
  'water-heater-repair': 'hot water smells like rotten eggs',
  'water-heater-replacement': '50 gal gas hot water heater installed jackson heights',
  'wshp-maintenance': 'wshp filter; condo heat pump yearly check hudson yards',
  'wshp-repair': 'heat pump in closet quits after a minute',
  'wshp-replacement': 'new water source heat pump; rusted heat pump cabinet closet needs replacing',
});
