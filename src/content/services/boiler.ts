import type { Service } from '../schema.ts';

/** Repair, maintenance and replacement of steam and hot-water boilers. */
export const boilerServices: readonly Service[] = [
  {
    title: 'Boiler Repair',
    slug: 'boiler-repair',
    system: 'boiler',
    job: 'repair',
    icon: 'wrench',
    plainName: 'radiator heat from the basement',
    description: 'No heat, banging pipes, or a gauge glass that will not hold its level.',
    lead: 'Cold radiators, banging pipes, or a boiler that keeps losing water. We read level, pressure and safeties before anyone touches the burner.',
    details: [
      {
        title: 'No heat, banging and leaks traced to cause',
        text: 'Cold radiators, a knocking pipe and a wet floor are three faults with three prices. You hear which one you have before work starts.',
      },
      {
        title: 'Low-water cutoff and pressure controls tested',
        text: 'We lower the water and watch the burner stop. A safety that has only been looked at has not been tested.',
      },
      {
        title: 'Combustion and draft measured',
        text: 'Draft is the pull of the chimney. We read it along with oxygen, stack temperature and carbon monoxide, once the burner is warm.',
      },
      {
        title: 'Vents and traps, one riser at a time',
        text: 'When a single line stays cold, we follow its riser, the pipe that climbs the floors. The vent or trap at each stop is tried.',
      },
      {
        title: 'Lost water found before the feeder is blamed',
        text: 'Buried return, weeping radiator valve or cracked section: each leaves its own sign. The automatic feeder is only the messenger.',
      },
      {
        title: 'Readings for the owner or the super',
        text: 'Pressure, water level, flue readings and what was changed, on paper. Handy when the heat complaint already has a case number.',
      },
    ],
    keywords: [
      'boiler repair nyc',
      'no heat boiler brooklyn',
      'radiator banging at night',
      'boiler losing water',
      'steam boiler repair bronx',
      'heat on first floor only',
      'boiler keeps shutting off',
    ],
    statement: 'A boiler that stops is often a safety doing its job.',
    longDescription: [
      'Heat in a New York building usually climbs from a boiler. One-pipe steam warms walk-ups and brownstones. Two-pipe steam warms larger buildings, with traps: small valves that let water out of a radiator and hold the steam in. Many postwar buildings run on hot water and a pump.',
      'On steam we look at the gauge glass first. It is the tube on the side that shows the water level, and nobody should fire a steam boiler without it. Then come the controls, in order: the red switch by the stairs, the low-water cutoff, the pressure control, the flame safeguard that watches the fire. Usually one of them has shut the burner off, and for a reason. Once it runs we measure the flue gas, since a burner that lights is not yet a burner that burns clean.',
      'Banging and uneven heat are seldom the boiler’s own fault. Water lying in a sagging pipe is thrown by the steam, and that is the bang. A hot first floor under a cold fourth points to the main vent, which lets air out of the pipes. Or the pressure is set too high. One thing helps tonight: on one-pipe steam, open each radiator valve all the way or shut it all the way. Half open, it holds water and knocks. In [six-story Bronx buildings](borough:bronx) we walk the floors with the super before ordering a part.',
      'A level that keeps dropping is more serious. The water leaves through a buried pipe, or up the chimney through cracked iron, and cracked iron usually means [replacing the boiler](service:boiler-replacement). On hot-water heat the usual leak is a relief valve that drips because the expansion tank has lost its air. Hot radiators with a cold shower can point to a separate [water heater](service:water-heater-repair). Whatever we find, the level, the pressure and the flue readings stay with you on paper.',
    ],
    callToAction: 'Book Boiler Repair',
    checks: [
      {
        part: 'Gauge glass',
        text: 'Level read before firing. A glass that bounces or runs brown means dirty water.',
      },
      {
        part: 'Low-water cutoff',
        text: 'It stops the burner when water runs low. We test that with the flame on.',
      },
      {
        part: 'Pressure control',
        text: 'Steam needs only ounces of pressure. We check the setting and the looped tube below it, the pigtail.',
      },
      {
        part: 'Main vent',
        text: 'Lets air out ahead of the steam. Stuck shut, it keeps the far radiators cold.',
      },
      {
        part: 'Wet return',
        text: 'Brings water back, often under the floor. The first suspect when water vanishes.',
      },
      {
        part: 'Draft hood',
        text: 'Fumes must rise into the chimney. A smoke test and a meter show whether they spill into the room.',
      },
    ],
    symptoms: [
      {
        notice: 'No heat anywhere in the building',
        parts: ['Low-water cutoff', 'Pressure control', 'Burners'],
        look: 'Switch, safeties and burner, in that order',
      },
      {
        notice: 'Pipes bang when the heat comes up',
        parts: ['Steam main', 'Header'],
        look: 'Lost pitch, wet steam, or a pipe that holds water',
      },
      {
        notice: 'First floor boils, fourth floor freezes',
        parts: ['Main vent', 'Pressure control'],
        look: 'Air that cannot leave, or too much pressure',
      },
      {
        notice: 'I keep adding water',
        parts: ['Wet return', 'Cast-iron sections', 'Gauge glass'],
        look: 'A leak or a crack. Glass empty? Switch off; never fill a hot, dry boiler',
      },
      {
        notice: 'The glass is rusty and the water jumps',
        parts: ['Gauge glass', 'Cast-iron sections'],
        look: 'Rust and oil in the water: drain, clean, skim',
      },
      {
        notice: 'It starts, stops and starts again',
        parts: ['Pressure control', 'Low-water cutoff'],
        look: 'Clogged pigtail, wrong setting, or low water',
      },
      {
        notice: 'Soot, or a smell of oil',
        parts: ['Burners', 'Flue'],
        look: 'Switch it off and call. Burner, or the barometric damper in the flue',
      },
      {
        notice: 'All the radiators hiss',
        parts: ['Main vent', 'Pressure control'],
        look: 'One hiss is a radiator’s own vent. A houseful is too much pressure',
      },
    ],
    prepare: [
      'A list of cold radiators by floor and line, and when each one went cold.',
      'A photo of the gauge glass and the dial, taken before anyone resets anything.',
      'The super’s phone number and the key to the boiler room.',
      'Gas or oil. If oil, the date of the last delivery.',
      'How often someone adds water, or the count on the automatic feeder.',
      'A clear path to the burner door. Bicycles and paint cans tend to live there.',
    ],
    limits: [
      'In New York, boiler work belongs to a licensed master plumber or a licensed oil burner installer. Your written scope gives the name.',
      'Tenants without heat: tell the landlord, then 311. We can only work on a boiler for its owner.',
    ],
    questions: [
      {
        topic: 'tonight',
        question: 'What can the super do tonight?',
        answer:
          'On steam the gauge glass must show water; if it is empty, leave the boiler off. With switch and thermostat on, and no smell of gas, oil or smoke, press the reset once. Each further press can flood the burner with fuel, so leave it at one.',
      },
      {
        topic: 'who-pays',
        question: 'Does the tenant or the owner pay?',
        answer:
          'The owner, who has to provide heat and hot water in rented homes. A tenant reports it; the owner books. In a co-op or condo the plant belongs to the building.',
      },
      {
        topic: 'cost',
        question: 'What does a boiler repair cost?',
        answer:
          'It depends on the part, on how hard it is to reach and on whose trade it is. You get the figure once the fault is known, before anyone starts.',
      },
      {
        topic: 'time',
        question: 'How long until there is heat again?',
        answer:
          'A switch, a vent or a sensor is often done on the visit. A cracked section or a part made to order takes longer, and then we plan heat for the wait.',
      },
    ],
    metadata: {
      title: 'Boiler Repair in New York City | Steam and Hot Water',
      description:
        'Cold radiators, banging risers, a boiler that loses water. We read the gauge glass first, then the safeties, then the flue, and leave the numbers with you.',
    },
  },
  {
    title: 'Boiler Maintenance',
    slug: 'boiler-maintenance',
    system: 'boiler',
    job: 'maintenance',
    icon: 'gauge',
    plainName: 'the heating plant in the basement, before winter',
    description: 'Cleaned, tuned and tested before heat season starts on October\u00a01.',
    lead: 'October\u00a01 opens heat season in New York City. The weeks before it are for boiler maintenance, while the burner is cold and a missing part is only a nuisance.',
    details: [
      {
        title: 'Pre-season clean before October\u00a01',
        text: 'Burner, passages and chimney connector are cleaned in late summer. That leaves time for a test run before the first cold night.',
      },
      {
        title: 'Low-water cutoff, safeties and controls tested',
        text: 'Each one is tripped on purpose and seen to stop the flame: water, pressure or temperature, and the red switch at the stairs.',
      },
      {
        title: 'Burner tuned by meter',
        text: 'Air and fuel are set by reading the flue gas at full fire. A flame can look fine and still burn badly.',
      },
      {
        title: 'Vents, traps and leaks on one list',
        text: 'Sorted by apartment line into fix now, watch, and leave until summer. The board can budget from it.',
      },
      {
        title: 'Made ready for the annual inspection',
        text: 'Gauges, cutoff, safety valve and connector are put in order beforehand. The signing is for a qualified inspector.',
      },
      {
        title: 'A boiler-room card for the super',
        text: 'What to look at, how to flush a float cutoff, and which reading on the dial means stop and phone.',
      },
    ],
    keywords: [
      'boiler tune up nyc',
      'boiler cleaning brooklyn',
      'annual boiler inspection prep',
      'steam boiler maintenance',
      'one pipe steam balancing',
      'boiler service before heat season',
      'boiler blowdown super',
    ],
    statement: 'In September a bad vent is a note. In January it is a complaint.',
    longDescription: [
      'For rented homes the rule is exact. From October\u00a01 to May\u00a031, between 6\u00a0am and 10\u00a0pm, rooms must be at least 68°F when it is under 55°F outside. From 10\u00a0pm to 6\u00a0am they must be at least 62°F. Hot water must be at least 120°F all year. A plant that fails in the first cold week fails in front of every tenant at once.',
      'The burner comes first. The licensed master plumber or licensed oil burner installer opens it, brushes gas tubes or changes the oil nozzle, and takes the soot out of the passages. A light goes into the connector, the metal pipe that leads to the chimney. Then the boiler is fired and measured. The low-water cutoff, a switch that shuts off the flame when water runs short, has to do so while we watch. Safety valve, pumps and vents follow.',
      'Buildings with six or more families also owe the city one low-pressure boiler inspection each calendar year, at least six months after the last. We get the boiler ready and put right what is found. For many large rent-regulated buildings, Local Law 97 has its own list. It reads like a steam fitter’s notebook: leaks fixed, traps repaired, mains vented, pipes insulated.',
      'Where a tank beside the boiler makes the hot water, [its yearly flush](service:water-heater-maintenance) fits into the visit. What cannot wait is priced as a [boiler repair](service:boiler-repair), on a line of its own. From then on the boiler belongs to the super, who checks the level and writes down added water. In [Queens garden apartments](borough:queens) one super may mind several boiler rooms, so each gets its card. A float cutoff, the kind with a chamber and a drain, must be flushed so mud cannot hold the float up.',
    ],
    callToAction: 'Book Boiler Service',
    checks: [
      {
        part: 'Burners',
        text: 'Tubes or nozzle cleaned by the plumber or burner installer, then read with a meter.',
      },
      {
        part: 'Cast-iron sections',
        text: 'Soot brushed from the passages, joints searched for rust trails.',
      },
      {
        part: 'Low-water cutoff',
        text: 'Float chamber flushed clear, or the probe taken out and cleaned by the plumber. Then tripped on purpose.',
      },
      { part: 'Flue', text: 'Connector felt for thin metal. The chimney base is opened and emptied.' },
      { part: 'Gauge glass', text: 'Swapped with its washers once it clouds, so the line is easy to read.' },
      { part: 'Steam main', text: 'Hangers and pitch checked with a level. Bare pipe is noted by the foot.' },
    ],
    symptoms: [
      {
        notice: 'When should we have it done?',
        parts: ['Burners', 'Flue'],
        look: 'August or September, before the first cold night',
      },
      {
        notice: 'Will the hot water be off?',
        parts: ['Burners', 'Cast-iron sections'],
        look: 'During cleaning, if this boiler makes it. Post a notice',
      },
      {
        notice: 'It gets noisier every winter',
        parts: ['Steam main', 'Equalizer'],
        look: 'Tired hangers, or oily water that needs skimming',
      },
      {
        notice: 'A burnt smell on the first cool day',
        parts: ['Burners', 'Flue'],
        look: 'Dust clears soon after lighting. Smoke is never dust: get out and call 911',
      },
      {
        notice: 'The feeder’s counter keeps climbing',
        parts: ['Wet return', 'Gauge glass'],
        look: 'Fresh water rusts iron. We note it and hunt the leak',
      },
      {
        notice: 'Do we flush the cutoff every week?',
        parts: ['Low-water cutoff'],
        look: 'A float type, as often as its manual says. A probe is cleaned instead',
      },
    ],
    prepare: [
      'Last year’s inspection report, with any open violation.',
      'A morning with the burner off, and a notice in the lobby if showers run from it.',
      'The log of added water, however rough.',
      'Keys to the far end of each steam main, where the vents hide.',
      'Name of the oil company or chimney sweep you already use.',
      'A floor drain that drains. We will be letting out dirty water.',
    ],
    limits: [
      'We ready the boiler for its annual inspection. A qualified inspector signs the report.',
      'Gas parts, oil burners and cutoffs are opened by a licensed master plumber or licensed oil burner installer. Your written scope gives the name.',
      'Torn pipe covering in a pre-1987 basement stays untouched until someone has assessed it for asbestos.',
    ],
    questions: [
      {
        topic: 'permit',
        question: 'Who signs the yearly city inspection?',
        answer:
          'A qualified inspector does, and the report goes to the city within 14 days. Our part is before that: the boiler cleaned, tested and put right.',
      },
      {
        topic: 'cost',
        question: 'Why does one boiler cost more to service?',
        answer:
          'Fuel, size and the number of burners set the hours. So does the number of vents and traps you want tested. Send us the counts and we price from them.',
      },
      {
        topic: 'who-pays',
        question: 'In a co-op, who pays for what?',
        answer:
          'The building usually pays for the plant and its mains. Radiators and valves inside an apartment follow the proprietary lease, so read it before the list goes out.',
      },
    ],
    metadata: {
      title: 'Boiler Maintenance in New York City | Ready by October\u00a01',
      description:
        'One pre-season visit: burner cleaned and tuned, low-water cutoff tripped, vents and traps listed, boiler made ready for its yearly city inspection.',
    },
  },
  {
    title: 'Boiler Replacement',
    slug: 'boiler-replacement',
    system: 'boiler',
    job: 'replacement',
    icon: 'exchange',
    plainName: 'a new heating plant for the radiators',
    description: 'Sized from the radiators up, with chimney and piping in the price.',
    lead: 'A cracked section, a boiler that leaks faster than it heats, or oil that has to go. Boiler replacement in New York City is a sizing job first and a lifting job second.',
    details: [
      {
        title: 'Steam sized to the radiators you have',
        text: 'Every radiator is measured by height, columns and sections. The sum is called EDR, and the boiler is chosen to match it.',
      },
      {
        title: 'Chimney, gas and near-boiler piping in scope',
        text: 'Liner, connector, gas line and the steel around the boiler are priced in one estimate, so none turns up later.',
      },
      {
        title: 'The trades are named in writing',
        text: 'Who fits the gas or oil side, who files, who tests. A line without a name is not finished.',
      },
      {
        title: 'Oil, gas or electric, told plainly',
        text: 'What each needs in your basement: a tank, a bigger meter, or a new electrical service. Then you choose.',
      },
      {
        title: 'Heat and hot water in the meantime',
        text: 'In heat season that can mean a temporary boiler at the curb. Tenants are owed hot water in July as well, so summer jobs get a plan too.',
      },
      {
        title: 'Filing and sign-off, step by step',
        text: 'Asbestos assessment, permit, tests and final inspection, listed in the order they have to happen.',
      },
    ],
    keywords: [
      'boiler replacement nyc',
      'new steam boiler brooklyn',
      'oil to gas conversion nyc',
      'no 4 oil boiler replacement',
      'cracked boiler section',
      'what size boiler for my radiators',
      'boiler replacement queens',
    ],
    statement: 'A steam boiler is sized by counting radiators.',
    longDescription: [
      'The old nameplate doesn’t count. We go room to room, measure each radiator and add them up. Hot-water heat is sized another way: by what the house loses through walls, windows and roof. Either way, a boiler that is too big starts and stops all day and wears itself out.',
      'Then comes the steel around it. The header gathers the steam. The equalizer, a pipe beside it, drops water back down. The Hartford loop keeps a broken return from emptying the boiler. All three are drawn before anything is cut. In [a Brooklyn brownstone](borough:brooklyn) that drawing decides whether the parlor floor hears the heat come up. After first firing the water is skimmed: oil from the new threads is floated off until it runs clear.',
      'The chimney is looked at before there is a price. If a tank shares the flue, think about [water heater replacement](service:water-heater-replacement) at the same time. From July\u00a01, 2027, no boiler in the city may burn No.\u00a04 oil. The all-electric building law covers new construction, so an existing house may keep gas heat. If you would rather leave it, a [whole-system estimate](service:hvac-system-replacement-estimate) sets heat pumps beside it.',
      'Size also sets the paperwork. Where fewer than six families live, a gas boiler of 350,000\u00a0BTU or less may count as ordinary plumbing work. The plumber then reports it instead of pulling a permit. Past minor work, an engineer or architect has to draw and file. Above 600,000\u00a0BTU per hour the new plant must be commissioned: tested and recorded under the energy code.',
    ],
    callToAction: 'Plan Boiler Replacement',
    checks: [
      {
        part: 'Cast-iron sections',
        text: 'How many is set by the radiators upstairs. How they get in is set by the cellar stairs.',
      },
      { part: 'Header', text: 'Built full size in steel, so water falls out before the steam climbs.' },
      {
        part: 'Equalizer',
        text: 'Ties header to return. Without it, pressure pushes water out of the boiler.',
      },
      {
        part: 'Hartford loop',
        text: 'Joined just under the water line, where a broken return can drain it no further.',
      },
      { part: 'Flue', text: 'Connector and liner sized again for the new and usually smaller fire.' },
      {
        part: 'Main vent',
        text: 'New vents on each main. Even a well-sized boiler has to push air out first.',
      },
    ],
    symptoms: [
      {
        notice: 'How long are we without heat?',
        parts: ['Header', 'Flue'],
        look: 'It depends on how much piping is rebuilt. In season we plan temporary heat',
      },
      {
        notice: 'Can it stand where the old one stood?',
        parts: ['Flue', 'Cast-iron sections'],
        look: 'Usually, if chimney and clearances allow it',
      },
      {
        notice: 'Will the banging stop?',
        parts: ['Header', 'Equalizer', 'Steam main'],
        look: 'If boiler piping caused it. Sagging mains are priced separately',
      },
      {
        notice: 'Could you change just the cracked section?',
        parts: ['Cast-iron sections'],
        look: 'On a young boiler, sometimes. We price both',
      },
      {
        notice: 'We still burn No.\u00a04 oil',
        parts: ['Burners', 'Flue'],
        look: 'Another fuel, another burner, a fresh look at the flue',
      },
      {
        notice: 'A smaller boiler? Are you sure?',
        parts: ['Cast-iron sections', 'Pressure control'],
        look: 'Yes. The radiator count says so, and you get a copy',
      },
    ],
    prepare: [
      'A way into every room with a radiator. Missed rooms make a wrong boiler.',
      'Photos of the old boiler from all sides, and of the route down to it.',
      'Two winters of fuel bills.',
      'The year the house was built, and any asbestos report on file.',
      'What else uses the chimney: a water heater, a fireplace, an old incinerator.',
      'In a co-op: the alteration agreement and the agent’s certificate of insurance wording.',
    ],
    limits: [
      'Only a licensed master plumber or licensed oil burner installer may do boiler work in this city; your written scope gives the name. Beyond minor work, a design professional is needed too.',
      'Buildings from before 1987 need an asbestos assessment ahead of the permit when pipe or boiler insulation will be disturbed.',
    ],
    questions: [
      {
        topic: 'cost',
        question: 'What does a new boiler’s price depend on?',
        answer:
          'Radiators set the size, the chimney sets the liner, the stairs set the labor. Asbestos, temporary heat and filing get lines of their own, so that two bids can be compared.',
      },
      {
        topic: 'permit',
        question: 'Who files for the permit?',
        answer:
          'The plumber or oil burner installer files with the Buildings Department. Past minor work, an engineer or architect draws it first. Your estimate names them.',
      },
      {
        topic: 'time',
        question: 'How early should a board decide?',
        answer:
          'In spring, so that the work is done before heat season. Filing, the asbestos assessment and the board’s own vote take their turns before a pipe is cut.',
      },
      {
        topic: 'rebate',
        question: 'Is there a rebate for leaving oil or gas?',
        answer:
          'Utility programs pay toward some heat pumps, under rules that change. [What we last checked](page:rebates) has the dates and the sources.',
      },
    ],
    metadata: {
      title: 'Boiler Replacement in New York City | Radiator Heat',
      description:
        'Radiators counted, chimney and gas checked, header and Hartford loop drawn first. A written plan for trades, filing and hot water while the old boiler is out.',
    },
  },
];
