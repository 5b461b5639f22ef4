import type { Service } from '../schema.ts';

export const vrfServices: readonly Service[] = [
  {
    title: 'VRF/VRV System Repair',
    slug: 'vrf-vrv-system-repair',
    system: 'vrf-vrv',
    job: 'repair',
    icon: 'wrench',
    plainName: 'many rooms on one bank of roof units',
    description: 'One fault, half a floor. The code history is read before it is cleared.',
    lead: 'Half a floor calls at once. One bank of roof units feeds many rooms, and one bad joint can silence them all. So we work branch by branch.',
    details: [
      {
        title: 'Fault history pulled before codes are cleared',
        text: 'The manufacturer’s service checker, a cable and a laptop, goes on first and the log is saved.',
      },
      {
        title: 'Leak search by branch, charge weighed in and logged',
        text: 'Each run is isolated, put under nitrogen and searched joint by joint above the ceiling.',
      },
      {
        title: 'Valves, sensors and boards tested in order',
        text: 'One room dead? Expansion valve (its own throttle), sensor, address, wire, float. In that sequence.',
      },
      {
        title: 'Drain pumps and ceiling stains',
        text: 'A cassette, the unit flush in the ceiling, lifts its water with a small pump. We pour a bottle in and watch.',
      },
      {
        title: 'Heat recovery or not, settled first',
        text: 'Only some systems can heat one room and cool the next. We check the piping before calling it a fault.',
      },
      {
        title: 'Refrigerant record for your files',
        text: 'Pounds out, pounds in, where the leak was. Your building log stays complete.',
      },
    ],
    keywords: [
      'vrf repair nyc',
      'vrv service manhattan',
      'vrf error code',
      'vrf refrigerant leak',
      'office ac zone not cooling',
      'ceiling cassette leaking water',
      'half the office has no ac',
    ],
    statement: 'A reset wipes the evidence, so the log comes first.',
    longDescription: [
      'VRF means variable refrigerant flow; VRV is one manufacturer’s own name for it. Modules on the roof feed many indoor units over one web of copper, and each room takes only the refrigerant it needs. In New York it sits above boutique offices and hotels in [Manhattan](borough:manhattan), in new mid-rise housing, and in townhouses with no room for ducts. Repair has to follow that web.',
      'Shared copper is shared trouble. A branch selector is the valve box that gives a group of rooms heat or cold. One bad box, one outdoor board or one leak can stop ten offices. So the room that called is not where we begin. We connect the manufacturer’s checker at the outdoor unit, save the log, and read pressures, sensors and valve steps. Error codes belong to their brand, and a chart off the internet is a coin toss.',
      'Some complaints are not faults. If yours was built as heat pump only, all rooms on a circuit must agree on heat or cool. A brown ring under a cassette is usually its drain pump. And if the roof holds one small box for three heads, what you have is a mini-split, with a [repair page](service:mini-split-repair) of its own. One big metal box with ducts is a [rooftop unit](service:rtu-repair).',
      '“They just add some every spring” is a sentence every technician knows. Refrigerant does not wear out. If it’s low, it left. The remaining charge is recovered and weighed, the joint is remade, and the pipes are held under nitrogen. Then the system is evacuated three times over, and the charge is weighed in from the measured pipe run.',
    ],
    callToAction: 'Book VRF Repair',
    checks: [
      {
        part: 'Outdoor modules',
        text: 'Fault log, pressures and discharge temperatures read by cable, module against module.',
      },
      {
        part: 'Branch selector',
        text: 'Solenoids driven one at a time while pipe temperatures are watched.',
      },
      {
        part: 'Ceiling cassette',
        text: 'Lift pump, float and pan tested with poured water, tiles off around it.',
      },
      {
        part: 'Wall unit',
        text: 'The wall-mounted head: expansion valve steps, sensors and its address on the data line.',
      },
      {
        part: 'Liquid',
        text: 'Joints on this line get the electronic sniffer and the soap, one after another.',
      },
      {
        part: 'Wall controller',
        text: 'Code written down with date and room, then the wiring behind the plate is checked.',
      },
    ],
    symptoms: [
      {
        notice: 'Half the floor lost cooling at once',
        parts: ['Outdoor modules', 'Branch selector', 'Liquid'],
        look: 'Shared circuit: charge, an outdoor board, a selector box',
      },
      {
        notice: 'There is a code on the wall controller',
        parts: ['Wall controller', 'Outdoor modules'],
        look: 'Leave it on the screen. We read it in that brand’s book',
      },
      {
        notice: 'One room does nothing at all',
        parts: ['Wall unit', 'Wall controller'],
        look: 'Expansion valve, sensor, address or data wire',
      },
      {
        notice: 'Brown stain under the ceiling unit',
        parts: ['Ceiling cassette', 'Condensate drain', 'Ducted unit'],
        look: 'Lift pump, float or a sagging drain line',
      },
      {
        notice: 'Fine in summer, fails in the cold',
        parts: ['Outdoor coil', 'Compressor'],
        look: 'Defrost, blocked airflow on the roof, a sensor, low charge',
      },
      {
        notice: 'Someone adds refrigerant every year',
        parts: ['Liquid', 'Suction gas', 'High-pressure gas'],
        look: 'A flare or brazed joint in the long pipe run',
      },
      {
        notice: 'Some rooms want heat, some want cool',
        parts: ['Branch selector', 'Wall controller'],
        look: 'Possible on heat recovery only. We check which you have',
      },
    ],
    prepare: [
      'A photo of every error code, with the room it was in.',
      'As-built piping drawing or start-up report, if the office has one.',
      'Roof access: key, escort, and the hours the building allows.',
      'A list of rooms on the same outdoor bank, working and not.',
      'Past refrigerant invoices, with pounds and dates.',
      'Desks cleared below the ceiling panels we must lift.',
    ],
    limits: [
      'Leak alarms tied to the fire system are handled with the building’s fire-alarm company. We do not disable them.',
      'Feeder and breaker work goes to the licensed electrician your written scope names. The first visit may carry a fee, agreed before a panel comes down.',
    ],
    questions: [
      {
        topic: 'who-pays',
        question: 'Does the landlord or our office pay?',
        answer:
          'Offices often split it: roof units to one side, rooms to the other. Your lease has the line, and our report goes circuit by circuit so that both can use it.',
      },
      {
        topic: 'time',
        question: 'Can part of the floor run meanwhile?',
        answer:
          'Sometimes. Where a branch has its own valves, it can be closed and the other rooms run until the part arrives.',
      },
      {
        topic: 'cost',
        question: 'What makes a leak so costly here?',
        answer:
          'The length of pipe. Recovering, evacuating and weighing in the charge of a whole floor takes far more hours than the joint.',
      },
      {
        topic: 'tonight',
        question: 'Should we cut the power tonight?',
        answer:
          'Leave it on, so the fault log and the oil heaters stay alive, and set the dead rooms to off. Water near a light or a burning smell means breaker off, if you reach it dry. With smoke, everyone goes out and you call 911.',
      },
    ],
    metadata: {
      title: 'VRF and VRV System Repair in New York City',
      description:
        'Half the floor without cooling, a code on the wall, a stain under a cassette? Fault log first, then branch by branch. VRF/VRV repair in NYC.',
    },
  },
  {
    title: 'VRF/VRV System Maintenance',
    slug: 'vrf-vrv-system-maintenance',
    system: 'vrf-vrv',
    job: 'maintenance',
    icon: 'gauge',
    plainName: 'roof fans and ceiling units on one schedule',
    description: 'Roof modules, selector boxes and every indoor unit on one written schedule.',
    lead: 'For offices, hotels and houses in New York City with a thermostat at every door. VRF maintenance follows the room list: small checks through the year, one full inspection before summer.',
    details: [
      {
        title: 'Quarterly checks, full yearly inspection',
        text: 'That is the rhythm one manufacturer’s guide sets, with the long visit ahead of the peak season.',
      },
      {
        title: 'Filters, coils and drain pumps serviced',
        text: 'Every wall-mounted head, ceiling cassette and ducted unit, by room number. A locked door goes on the report, with a date to come back.',
      },
      {
        title: 'Error log read while nothing is wrong',
        text: 'Systems note small troubles for months before they stop. We print them and compare.',
      },
      {
        title: 'Outdoor coils and fans cleaned',
        text: 'Roof grit, cottonwood fluff and kitchen grease all end up in the same fins.',
      },
      {
        title: 'Motors tested for insulation',
        text: 'A meter reading in megohms tells a tired compressor winding from a sound one.',
      },
      {
        title: 'Leak check and refrigerant record',
        text: 'What the plant holds, what was added and where. One page, kept current.',
      },
    ],
    keywords: [
      'vrf maintenance contract',
      'vrv service plan nyc',
      'vrf cleaning',
      'office hvac maintenance manhattan',
      'ceiling cassette cleaning',
      'vrf filter cleaning',
      'vrf refrigerant log',
    ],
    statement: 'Most of the work is above the ceiling tiles.',
    longDescription: [
      'On the roof there may be four fan units. Below them are thirty indoor machines, each with a filter, a coil and a little pump. That is variable refrigerant flow, VRF or VRV: few compressors, many rooms. So the schedule is built from the room list. We number the units once, hang the number on each, and a missing line in the report is easy to spot.',
      'The short visits are about dirt and water. Filters washed, pans wiped, lift pumps run on poured water, roof coils looked at. Spring gets the long one: coils washed deep, terminals torqued, motor insulation measured, sensors compared with a thermometer. The fault memory is read too. We check controller schedules as well, because a system set to run all weekend ages all weekend.',
      'New York State has rules for commercial systems with 50\u00a0lb of refrigerant or more: registration, inspection and records. Each system is counted by itself, and what applies from when can depend on its size. A large office plant can pass that mark without anyone noticing, since the charge is spread over a floor of copper. We add up nameplates and pipe lengths and give you the figure for each system, to hold against the state’s list.',
      'A floor that is already down needs [VRF repair](service:vrf-vrv-system-repair) first. Packaged boxes on the same roof can share the trip with [rooftop unit maintenance](service:rtu-maintenance). A hotel in [Brooklyn](borough:brooklyn) may release eight rooms at a time, a law firm only its Friday afternoons. Your staff can do two things. Keep cartons and planters off the roof units, since a hand’s width of blocked coil shows in August. And tell us which tenants moved walls, because a cassette aimed at a new partition freezes one desk.',
    ],
    callToAction: 'Book VRF Service',
    checks: [
      {
        part: 'Outdoor coil',
        text: 'Washed from inside out, fins combed straight, and the roof around it cleared.',
      },
      {
        part: 'Compressor',
        text: 'Hours, starts and winding insulation noted beside the figures from last spring.',
      },
      {
        part: 'Ceiling cassette',
        text: 'Panel down, filter and wheel cleaned, pump run until the float trips and resets.',
      },
      {
        part: 'Ducted unit',
        text: 'Found above the hall ceiling, opened, its drain flushed and its fan wheel brushed.',
      },
      { part: 'Supply grille', text: 'Air speed and temperature by room, so a slow loss has a number.' },
      {
        part: 'Wall controller',
        text: 'Clock, schedule and limits reviewed with whoever owns the key code.',
      },
    ],
    symptoms: [
      {
        notice: 'What gets done each quarter?',
        parts: ['Ceiling cassette', 'Wall unit', 'Ducted unit'],
        look: 'Filters, pans and pumps in the rooms, a look at the roof',
      },
      {
        notice: 'Must the office empty out?',
        parts: ['Supply grille', 'Ceiling cassette'],
        look: 'No. A few desks at once, with a sheet over them',
      },
      {
        notice: 'The meeting room smells damp',
        parts: ['Ceiling cassette', 'Condensate drain'],
        look: 'Wet dust on a wheel, or a pan that does not empty',
      },
      {
        notice: 'The electric bill grew, the comfort didn’t',
        parts: ['Outdoor coil', 'Wall controller'],
        look: 'Dirty roof coils, and schedules nobody has opened',
      },
      {
        notice: 'How much refrigerant do we hold?',
        parts: ['Liquid', 'Outdoor modules'],
        look: 'Nameplates plus pipe length. We work it out for your records',
      },
    ],
    prepare: [
      'Room list with door numbers, or a floor plan we may mark up.',
      'Hatch keys, ceiling access codes and the central controller password.',
      'Quiet hours: court dates, tapings, hotel check-in, the weekly all-hands.',
      'The refrigerant log, even if it is only a folder of invoices.',
      'A water outlet on the roof, or word that there is none.',
    ],
    limits: [
      'The owner signs and files the state registration. We supply the readings, charge figures and leak-check notes.',
      'Parts and leak repairs found on a visit are quoted on their own, beside the schedule.',
    ],
    questions: [
      {
        topic: 'cost',
        question: 'How is a contract priced?',
        answer:
          'By modules, indoor units and hours of access. A list with room numbers gets a firmer figure than a floor area.',
      },
      {
        topic: 'permit',
        question: 'Does the Fire Department want a permit?',
        answer:
          'It lists permits for refrigerating systems, and some large plants need an operator it has qualified. Size and refrigerant decide, so we hand you those figures.',
      },
      {
        topic: 'who-pays',
        question: 'Can the landlord bill us for it?',
        answer:
          'The lease decides; some share out the upkeep of a common plant. Ask for the service sheets along with the bill; they show what was done.',
      },
    ],
    metadata: {
      title: 'VRF and VRV Maintenance in New York City',
      description:
        'Quarterly checks and one full yearly inspection for VRF/VRV: roof coils, cassettes, drain pumps, error log and refrigerant record, room by room.',
    },
  },
  {
    title: 'VRF/VRV System Replacement',
    slug: 'vrf-vrv-system-replacement',
    system: 'vrf-vrv',
    job: 'replacement',
    icon: 'exchange',
    plainName: 'new roof modules and new room units',
    description: 'New modules floor by floor, old pipe kept where the rules allow it.',
    lead: 'Before anyone prices a module, three answers: what refrigerant the law allows, whether your pipe may stay, and how steel gets to the roof. VRF replacement in New York City is planned on paper.',
    details: [
      {
        title: 'Rule check first: city, state and federal',
        text: 'Refrigerant rules sit at three levels here. The answer for your address comes before the layout.',
      },
      {
        title: 'Piping reuse judged by the manual',
        text: 'Size, wall, joints and oil. If the manufacturer does not allow it, the copper comes out.',
      },
      {
        title: 'Zones drawn again',
        text: 'The floor plan has moved since the first system. Rooms are regrouped by sun, hours and use.',
      },
      {
        title: 'Roof steel, crane and shaft planned early',
        text: 'Weights, the lift and the dunnage (steel that carries the units) are drawn with the engineer.',
      },
      {
        title: 'Phased so floors stay open',
        text: 'One circuit at a time, old and new side by side, with a date for each changeover.',
      },
      {
        title: 'Old charge recovered and accounted for',
        text: 'Pounds removed are weighed and signed for. Your log closes at zero.',
      },
    ],
    keywords: [
      'vrf replacement nyc',
      'vrv upgrade',
      'r32 vrf nyc',
      'r454b vrf',
      'vrf refrigerant regulations ny',
      'replace r410a vrf system',
      'office heat pump system replacement',
    ],
    statement: 'The roof units are the easy part. The pipe is the question.',
    longDescription: [
      'A worn VRF plant tempts people to swap the boxes and keep the rest. Sometimes that works. VRF, or VRV, sends refrigerant itself through the building, so the copper in your shaft was sized and brazed for one refrigerant and one oil. New equipment may use another. The manufacturer’s manual decides what can stay, and we ask before we draw. If the compressor is sound and one branch leaks, read [VRF repair](service:vrf-vrv-system-repair) first.',
      'The law asks too. The usual older refrigerant is R-410A. Do not plan a new R-410A system here: a federal rule is ending it for systems of this kind, and state and city have rules of their own. They change, so we look them up for your address and your date. The newer refrigerants are mildly flammable, called A2L, so pipe routes, room sizes and leak detection all enter the design. An engineer files the job and carries those answers to the Fire Department and the Buildings Department.',
      'The lift is a chapter of its own. Most crane work needs city approval, and a boom set up at the curb takes a street permit from the Transportation Department. In [Manhattan](borough:manhattan) a helpful freight elevator and modules that come apart can be worth more than any crane. On a landmarked townhouse in [Brooklyn](borough:brooklyn), the Landmarks Commission also rules on whatever shows above the cornice.',
      'Inside, we regroup the rooms. A server closet, a south wall and a kitchen should not share a mode, and heat recovery can move warmth from one to another. If only the owner’s floor needs air, [a mini-split](service:mini-split-installation) may do. Otherwise floors are changed in turn, so people can keep working.',
    ],
    callToAction: 'Plan VRF Replacement',
    checks: [
      {
        part: 'Outdoor modules',
        text: 'Weight, footprint, service clearance and sound at the nearest window go on a roof plan.',
      },
      {
        part: 'High-pressure gas',
        text: 'The third pipe of a heat recovery layout. Whether it is needed is decided before the shaft is measured.',
      },
      {
        part: 'Liquid',
        text: 'Diameter, length and joints are surveyed, then put to the manufacturer in writing.',
      },
      {
        part: 'Branch selector',
        text: 'Moved where a person on a ladder can reach it without cutting plaster.',
      },
      {
        part: 'Ducted unit',
        text: 'Chosen where a ceiling must stay whole, as in a parlor with its old molding.',
      },
      {
        part: 'Wall controller',
        text: 'Zones, lockouts and who may change what are agreed before wires are pulled.',
      },
    ],
    symptoms: [
      {
        notice: 'Can we keep the copper in the walls?',
        parts: ['Liquid', 'Suction gas', 'High-pressure gas'],
        look: 'Only if the manufacturer accepts it for the new refrigerant',
      },
      {
        notice: 'Do we have to close the office?',
        parts: ['Branch selector', 'Ceiling cassette'],
        look: 'Rarely. Circuits go over one at a time',
      },
      {
        notice: 'Boards for our model are no longer made',
        parts: ['Outdoor modules', 'Compressor'],
        look: 'The usual end of the road. Plan it before it fails',
      },
      {
        notice: 'Will the roof carry it?',
        parts: ['Outdoor modules'],
        look: 'An engineer says. Dunnage can carry the load to walls and columns',
      },
      {
        notice: 'Can one room heat while another cools?',
        parts: ['Branch selector', 'High-pressure gas'],
        look: 'With heat recovery, yes. In this layout the third pipe does it',
      },
      {
        notice: 'How do the units get up there?',
        parts: ['Outdoor modules', 'Outdoor coil'],
        look: 'Freight elevator, stairs in pieces, or a crane and a permit',
      },
    ],
    prepare: [
      'Original mechanical drawings and the permit number, if the file survived.',
      'Current floor plan with hours of use for each room.',
      'The lease clause on who owns the plant and the roof space.',
      'Structural drawings of the roof, and the warranty on its covering.',
      'A year of electric bills and the list of rooms people complain about.',
      'Names of your engineer, your fire-alarm firm and the managing agent.',
    ],
    limits: [
      'A professional engineer designs and files the job. Fire-alarm ties, roof steel and rigging are done by their own trades.',
      'Power is run by the licensed electrician in your scope. If pipe insulation or plaster from before 1987 is disturbed, an asbestos assessment precedes the permit.',
      'We tell you what we found in the refrigerant rules. The agencies decide.',
    ],
    questions: [
      {
        topic: 'cost',
        question: 'What can we base a first budget on?',
        answer:
          'Room count, pipe reuse, roof steel and the lift. A survey settles those four. A figure given before it is a guess.',
      },
      {
        topic: 'permit',
        question: 'Who files, and where?',
        answer:
          'A professional engineer files the mechanical work with the Buildings Department, and the electrician files the power. Fire-alarm ties go through the alarm company.',
      },
      {
        topic: 'time',
        question: 'How far ahead do we start?',
        answer:
          'While the lease talks are still open: design, filing, steel and delivery follow one another. Floors change over at the end.',
      },
      {
        topic: 'rebate',
        question: 'Is there a rebate for an office heat pump?',
        answer:
          'Ask the utility before the design is fixed, since its approval may have to come first. [What we have checked](page:rebates) names the program.',
      },
    ],
    metadata: {
      title: 'VRF and VRV System Replacement in New York City',
      description:
        'Replacing a VRF/VRV plant: refrigerant rules, pipe reuse, roof steel, crane or elevator, new zones and floor-by-floor phasing. NYC offices and houses.',
    },
  },
];
