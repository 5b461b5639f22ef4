import type { Service } from '../schema.ts';

/** The way in for those who do not know the machine, or who want a price for all of it. */
export const generalServices: readonly Service[] = [
  {
    title: 'HVAC System Replacement Estimate',
    slug: 'hvac-system-replacement-estimate',
    system: 'general',
    job: 'estimate',
    icon: 'sheet',
    plainName: 'a written price for a new system',
    description: 'What can stay, what has to go, and a written price for the new equipment.',
    lead: 'For a house or apartment in New York City with tired equipment. We look from cellar to roof, say what can still be fixed, and write down what a new system takes. The estimate is free.',
    details: [
      {
        title: 'Free on-site review, cellar to roof',
        text: 'Boiler or furnace, ducts, pipes, chimney, panel, yard and roof, seen in one visit.',
      },
      {
        title: 'Repair or replace, told straight',
        text: 'If a part will do, the estimate says so and names the part.',
      },
      {
        title: 'Options side by side',
        text: 'Fuel, refrigerant, noise and looks, each figured for the same rooms, so they can be compared.',
      },
      {
        title: 'Rooms measured with a tape',
        text: 'Walls, windows and insulation go into a load calculation, the sum that sizes the machine.',
      },
      {
        title: 'Permits and access in order',
        text: 'Which agency, which trade files, which elevator, one step after the other.',
      },
      {
        title: 'Landmark and co-op steps listed',
        text: 'What the Commission looks at, what the board wants to read, and who sends it.',
      },
    ],
    keywords: [
      'hvac replacement estimate nyc',
      'free hvac quote',
      'replace ac or repair',
      'heat pump estimate staten island',
      'new heating system cost brooklyn',
      'second hvac quote',
      'whole house heat pump quote',
    ],
    statement: 'Now and then the estimate says: keep it.',
    longDescription: [
      'You have an old boiler, a window unit in every bedroom and a chimney nobody has looked into. Or a furnace, a weary condenser in the yard and a water heater on the same flue. HVAC is heating, ventilation and air conditioning, and in a New York house the three lean on each other. Take out the furnace, and the water heater is left alone on a chimney too wide for it. Add heat pumps, and the electrical panel needs room.',
      'So we go to the basement before we talk. There we read labels, look up the flue, and note old pipe insulation. Upstairs we measure, and ask which room you avoid in January. Then the yard and the roof: where could a unit sit, and whose bedroom faces it? Repair gets the first paragraph. If the boiler needs vents and a cleaning, we point you to [boiler repair](service:boiler-repair) and that is the end of it. If ductless is all you have in mind, the [free mini-split installation estimate](service:free-mini-split-installation-estimate) is the shorter road.',
      'What has to go gets two or three ways to do it: gas, oil or electric, with ducts or without. Each one lists the rules it runs into. In a historic district, most changes outside need approval from the Landmarks Commission. In a [Manhattan](borough:manhattan) co-op there is an alteration agreement, the building’s contract for work in your apartment. Near the shore on [Staten Island](borough:staten-island) there is the flood line. Nothing is ordered until you sign.',
    ],
    callToAction: 'Book Replacement Estimate',
    checks: [
      { part: 'Boiler', text: 'Age, leaks and water use: keep it, convert it or plan its last winter.' },
      { part: 'Chimney', text: 'Liner, width and what else vents into it. It often rules out an option.' },
      {
        part: 'Water heater',
        text: 'Looked at with the boiler or furnace, since a change to one reaches the other.',
      },
      {
        part: 'Electrical panel',
        text: 'Spare spaces and the size of the service, before anyone says heat pump.',
      },
      {
        part: 'Supply duct',
        text: 'Measured and felt for leaks. A new blower cannot push air through bad ducts.',
      },
      {
        part: 'Outdoor unit',
        text: 'Where one could stand, how it gets there, and which windows would hear it.',
      },
    ],
    symptoms: [
      {
        notice: 'Each winter it is a different part',
        parts: ['Boiler', 'Air handler'],
        look: 'The repair history tells more than the age',
      },
      {
        notice: 'Someone said it isn’t worth fixing',
        parts: ['Outdoor unit', 'Boiler'],
        look: 'A second look, with the label read',
      },
      {
        notice: 'Can the window units go?',
        parts: ['Outdoor unit', 'Electrical panel'],
        look: 'A place to stand, a route in, and a breaker',
      },
      {
        notice: 'One bedroom is never right',
        parts: ['Supply duct', 'Radiator', 'Thermostat'],
        look: 'Often a duct or a vent; the machine is fine',
      },
      {
        notice: 'Should we go all electric?',
        parts: ['Electrical panel', 'Boiler'],
        look: 'Panel, room loads and fuel bills, side by side',
      },
      {
        notice: 'What becomes of the old chimney?',
        parts: ['Chimney', 'Water heater'],
        look: 'Lined, shared or sealed. The estimate says which',
      },
    ],
    prepare: [
      'A list of what you have, with ages if you know them.',
      'Last year’s gas, oil and electric bills.',
      'The alteration agreement and house rules of a co-op or condo.',
      'Whether the house is landmarked or in a historic district, if you know.',
      'Keys to the basement, the roof and any locked closet.',
      'Other proposals you already hold. Fold the price under if you like.',
    ],
    limits: [
      'Boiler work is done by a licensed master plumber or a licensed oil burner installer, circuits by a licensed electrician. The estimate names each on a line of its own.',
      'On this visit nothing is taken apart. Finding a fault is a repair visit, and that one may carry a fee.',
      'Energy reports the city asks of large buildings are signed by design professionals. We price the work they call for.',
    ],
    questions: [
      {
        topic: 'cost',
        question: 'How do I compare three bids?',
        answer:
          'Line by line: size, equipment, venting, filing, and what is left out. Where there is no load calculation, ask how the size was found.',
      },
      {
        topic: 'rebate',
        question: 'Is there a tax credit or rebate left?',
        answer:
          'The federal credits for home heat pumps ended with the year 2025. Utility money comes and goes. [What we checked, and when](page:rebates), is on one page.',
      },
      {
        topic: 'booking',
        question: 'Who should be home for it?',
        answer:
          'Whoever decides, and whoever has the keys. In a two-family house, warn the other floor: we ask to see their radiators too.',
      },
      {
        topic: 'permit',
        question: 'Who tells me which permits I need?',
        answer:
          'The estimate does, with one name for each filing: plumber, electrician, engineer. The city decides whether to grant them.',
      },
    ],
    metadata: {
      title: 'HVAC System Replacement Estimate in New York City',
      description:
        'Free written HVAC replacement estimate in New York City: a look from cellar to roof, what can be fixed, and the permits, trades and house rules involved.',
    },
  },
  {
    title: 'General HVAC Services',
    slug: 'general-hvac-services',
    system: 'general',
    job: 'general',
    icon: 'toolbox',
    plainName: 'when you don’t know what it’s called',
    description: 'Ventilation, thermostats, odd noises, small fixes and second opinions.',
    lead: 'A thermostat that reads wrong, a bath fan that only hums, a smell on the stairs. Some things have no page of their own. We look at those too, anywhere in New York City.',
    details: [
      {
        title: 'One contact for heat, cooling and hot water',
        text: 'You don’t have to know which trade it is. Tell us what it does and where it is.',
      },
      {
        title: 'Diagnosis first, then a written scope',
        text: 'You read what is wrong and what it takes before any part is bought.',
      },
      {
        title: 'Bath and kitchen exhaust',
        text: 'Risers, roof fans and the damper behind each grille, from the tissue test to the motor.',
      },
      {
        title: 'Dryer vents and make-up air',
        text: 'Crushed hoses, lint, doors that whistle, a range hood that starves the room it is in.',
      },
      {
        title: 'Thermostats and zoning',
        text: 'Moved off the hot wall, wired right, and matched to the machine they command.',
      },
      {
        title: 'Second opinions and small fixes',
        text: 'Another firm’s proposal held against the house, a grille that buzzes, a first look at a home you just bought.',
      },
    ],
    keywords: [
      'hvac service nyc',
      'hvac near me',
      'heating and cooling brooklyn',
      'thermostat installation nyc',
      'bathroom exhaust fan not working apartment',
      'neighbor cooking smell vent',
      'noise in heating pipes',
    ],
    statement: 'You describe it. We find out what it is called.',
    longDescription: [
      'Few people call about a component. They call because the back bedroom is cold, the hall smells of someone’s dinner, or something in the wall ticks at night. That is enough for a visit. Is there a radiator under the thermostat, fooling it? Does air come out of the grilles, and can it find its way back? A New York basement can hold the work of three generations, so we read every nameplate before we blame one.',
      'Ventilation, the V in HVAC, is the forgotten third of the trade. In many apartment buildings in [the Bronx](borough:bronx) and elsewhere, the bathrooms of one line share an exhaust riser: a shaft with a fan on the roof. Kitchens usually have a riser of their own. A square of tissue tells how yours is doing. If the grille does not hold it, the fan has stopped, a damper has closed, or the shaft leaks on the way up. A damper behind each grille sets how much air its room may give. Painted shut, it starves you. Torn out, it robs the floors above. When the fan fails, the apartments of that line trade smells.',
      'Dryers need a smooth metal duct, short, with as few bends as the wall allows. In a [Brooklyn](borough:brooklyn) row house we find it crushed behind a closet, full of lint, or ending in the crawl space. And whatever blows out has to be let back in. That is make-up air. A strong range hood in a tight kitchen can whistle at the door, slow the dryer, and pull fumes down the flue of a [water heater](service:water-heater-repair). We run every fan at once and watch the flame.',
      'Often the trouble belongs to a machine with its own page. A unit that drips under the window is [PTAC repair](service:ptac-repair). A closet that clicks and quits is [heat pump repair](service:wshp-repair). A fault that is the building’s goes to the super in writing.',
    ],
    callToAction: 'Book a Visit',
    checks: [
      {
        part: 'Thermostat',
        text: 'Its wall and its wires, and its reading beside a second thermometer.',
      },
      { part: 'Return grille', text: 'A sofa in front of it? Air that cannot get back cannot be warmed.' },
      {
        part: 'Exhaust fan',
        text: 'Tissue at the grille, then damper, shaft and roof fan, until the air is found.',
      },
      { part: 'Radiator', text: 'Valve, vent and slope, by hand and with a small level.' },
      {
        part: 'Air handler',
        text: 'Filter, blower, drain and float switch, in a closet or above the ceiling.',
      },
      { part: 'Supply duct', text: 'Joints, dampers, and whatever was crushed when the wallboard went up.' },
    ],
    symptoms: [
      {
        notice: 'The back bedroom is always cold',
        parts: ['Supply duct', 'Radiator', 'Return grille'],
        look: 'A shut damper, a dead vent, or no way back for air',
      },
      {
        notice: 'I smell the neighbor’s cooking',
        parts: ['Exhaust fan'],
        look: 'The roof fan, a damper, or a shaft that leaks between floors',
      },
      {
        notice: 'The thermostat is blank',
        parts: ['Thermostat', 'Air handler'],
        look: 'Battery, fuse, or a drain pan that is full',
      },
      {
        notice: 'Something ticks or hums at night',
        parts: ['Radiator', 'Air handler', 'Outdoor unit'],
        look: 'Pipes stretching as they warm, or a loose panel',
      },
      {
        notice: 'Which breaker is for the AC?',
        parts: ['Electrical panel', 'Outdoor unit'],
        look: 'We trace it and leave a label',
      },
      {
        notice: 'I just bought this place. What is all this?',
        parts: ['Boiler', 'Water heater', 'Air handler'],
        look: 'A walk-through, with every nameplate read',
      },
    ],
    prepare: [
      'When it happens: time of day, weather, what else was running.',
      'A short video with sound, if it makes a noise.',
      'Floor, apartment line, and how to get to the mechanical closet.',
      'The super’s number. A valve may have been closed last week.',
      'Any manual, label or old invoice that came with the place.',
      'Boards and managing agents: a list of the units by floor and line, and the wording for the insurance certificate.',
    ],
    limits: [
      'A tenant with no heat tells the landlord first, then 311. We work for whoever owns the machine.',
      'Gas and water piping go to a licensed master plumber, new circuits to a licensed electrician, each named in your scope.',
    ],
    questions: [
      {
        topic: 'who-pays',
        question: 'Is the exhaust fan on the roof mine?',
        answer:
          'In an apartment building the shaft and its fan serve the whole line and usually belong to the building. Ask the super before you pay for a visit.',
      },
      {
        topic: 'cost',
        question: 'What do I pay if nothing is wrong?',
        answer:
          'The visit, where it carries a fee, and you know that fee beforehand. The readings are yours, and they rule things out.',
      },
      {
        topic: 'tonight',
        question: 'It smells odd. Should I wait for you?',
        answer:
          'Gas, rotten eggs, smoke or exhaust: get everyone out, then call 911. A burning smell: turn the machine off and leave it off. A damp or dusty smell can wait.',
      },
      {
        topic: 'booking',
        question: 'What if I book the wrong service?',
        answer: 'No harm done. Say where it is and what it does, and the visit is planned from that.',
      },
    ],
    metadata: {
      title: 'General HVAC Services in New York City | Any System',
      description:
        'Exhaust fans, dryer vents, thermostats, noises, smells and second opinions: general HVAC services in New York City, diagnosis first, then a written scope.',
    },
  },
];
