import type { Service } from '../schema.ts';

/** Rooftop units (RTU): repair, maintenance, replacement. */
export const rtuServices: readonly Service[] = [
  {
    title: 'RTU Repair',
    slug: 'rtu-repair',
    system: 'rtu',
    job: 'repair',
    icon: 'wrench',
    plainName: 'the big box on the roof',
    description: 'A hot sales floor, a screech overhead, or water through the ceiling tile.',
    lead: 'The store is hot and the machine is out of sight. With a roof key and the landlord’s yes, we read the rooftop unit where it sits and show you in photos what failed.',
    details: [
      {
        title: 'Heat, cooling and airflow traced on the roof',
        text: 'The thermostat’s call, the control voltage and the fan come first. The compressor is blamed last.',
      },
      {
        title: 'Economizer, belts and damper motors tested',
        text: 'The economizer is the damper that lets in outside air when it is cool. Stuck open in July, it cooks the store.',
      },
      {
        title: 'Burner and carbon monoxide read',
        text: 'On gas units we watch the flame, check the vent and measure the exhaust before we leave the roof.',
      },
      {
        title: 'Curb leak or drain leak, told apart',
        text: 'We photograph the test, so the roofer and the landlord can see where the drip came from.',
      },
      {
        title: 'All three legs of power checked',
        text: 'Many units run on three-phase power. One lost leg can burn out a motor, so we test the monitor that should trip.',
      },
      {
        title: 'Photos for landlord and tenant',
        text: 'Hardly anyone else goes up there. You get pictures of the fault, the part and the nameplate.',
      },
    ],
    keywords: [
      'rooftop unit repair nyc',
      'rtu not cooling',
      'rooftop ac no heat',
      'store ac repair queens',
      'commercial hvac repair',
      'rooftop unit leaking into store',
      'rooftop unit making screeching noise',
    ],
    statement: 'The fault is on the roof, and so is the proof.',
    longDescription: [
      'A rooftop unit, RTU in the trade, is one steel box that cools, heats and brings in fresh air for the space below. It sits on a curb, a raised frame sealed to the roof, and two ducts drop through the opening inside. New York has it over supermarkets, restaurants, laundromats, churches and warehouses, mostly on the low roofs of [Queens](borough:queens), Brooklyn and the Bronx.',
      'Up there we listen before we open a panel. A belt that screeches, a fan that hums but stands still, a compressor that tries and quits: each hides behind its own door. Then the power is locked off and the meters come out. A storm can drop one leg of the supply and leave the rest looking alive. If a circuit is short of refrigerant, it leaked somewhere. What is left is recovered, the leak is fixed, the system evacuated and the charge weighed in.',
      'Two arguments come with the territory. The first is water: the roofer blames the unit, the technician blames the roof. We pour water into the drain pan, then along the curb, one at a time, and watch which one drips. The second is who pays. That is in your lease, so the photo report is written for both sides.',
      'A smell of exhaust on the sales floor is not an argument. It may be carbon monoxide. Everyone goes out, someone calls 911, and then you call us. A cracked heat exchanger stays off, and then [RTU replacement](service:rtu-replacement) may be the honest answer.',
    ],
    callToAction: 'Book RTU Repair',
    checks: [
      {
        part: 'Economizer dampers',
        text: 'Driven fully open and fully shut, to see whether the blades follow the motor.',
      },
      {
        part: 'Supply blower',
        text: 'Belt, pulleys and bearings, and the amps the motor draws with every panel shut.',
      },
      {
        part: 'Compressors',
        text: 'Each stage is started alone. We write down amps, pressures and how often it locked itself out.',
      },
      {
        part: 'Condenser fan',
        text: 'Blade, run capacitor and direction. A fan that turns backward cools nothing.',
      },
      {
        part: 'Gas heat exchanger',
        text: 'Looked at for cracks and rust, with the exhaust measured while it burns.',
      },
      {
        part: 'Roof curb',
        text: 'Seal and flashing tested with water, after the drain pan has had its turn.',
      },
    ],
    symptoms: [
      {
        notice: 'The store is hot and the unit is running',
        parts: ['Condenser coil', 'Compressors', 'Economizer dampers'],
        look: 'Packed coil, one stage out, or dampers stuck open',
      },
      {
        notice: 'No heat, it clicks and stops',
        parts: ['Gas heat exchanger'],
        look: 'Igniter, flame sensor, or a safety switch that opened',
      },
      {
        notice: 'It screeches when it starts',
        parts: ['Supply blower'],
        look: 'A loose belt or a dry bearing',
      },
      {
        notice: 'Water through the ceiling tile',
        parts: ['Cooling coil', 'Roof curb'],
        look: 'Drain trap, pan, or the flashing around the curb',
      },
      {
        notice: 'The front door whistles and won’t close',
        parts: ['Economizer dampers', 'Outdoor-air hood', 'Return duct'],
        look: 'More air going in than coming out, or the other way',
      },
      {
        notice: 'Dead after the thunderstorm',
        parts: ['Compressors', 'Condenser fan'],
        look: 'A lost power leg, a blown fuse, a tripped monitor',
      },
      {
        notice: 'The electric bill jumped',
        parts: ['Economizer dampers', 'Filters'],
        look: 'A failed damper motor, or filters packed solid',
      },
      {
        notice: 'The sales floor smells like exhaust',
        parts: ['Gas heat exchanger', 'Outdoor-air hood'],
        look: 'Everyone out, 911, then us. Heat exchanger, flue, or fumes drawn in',
      },
    ],
    prepare: [
      'Who holds the roof key, and at what hours the hatch or ladder may be used.',
      'Which part of the store is hot, cold or wet, and since when.',
      'The code for the thermostat, if it lives in a lock box.',
      'The landlord’s contact, and the lease page that says who repairs the unit.',
      'Clear floor under any wet ceiling tile, so we can lift it.',
    ],
    limits: [
      'Gas piping on the roof is work for a licensed master plumber, a new disconnect or feed for a licensed electrician. Your written scope names them.',
      'We find a roof leak and show it to you. The roof covering itself is the roofer’s.',
      'A repair visit may carry a fee. You hear the amount before a panel comes off.',
    ],
    questions: [
      {
        topic: 'who-pays',
        question: 'Does the shop pay, or the landlord?',
        answer:
          'Find the line about roof equipment in your lease. Some put repairs on the tenant and a new unit on the owner, so read it before you sign a scope.',
      },
      {
        topic: 'time',
        question: 'The store is hot. How soon can you come?',
        answer:
          'Call in opening hours, or take the first slot the booking page shows. We do not promise an hour we cannot keep.',
      },
      {
        topic: 'tonight',
        question: 'Can we stay open meanwhile?',
        answer:
          'If it is only warm, usually: ovens off, shades down, fans on. With an exhaust smell nobody stays inside.',
      },
      {
        topic: 'cost',
        question: 'What does a roof call depend on?',
        answer:
          'The fault sets the part and the roof sets the time. A hatch with a key is quick. A ladder up the rear wall is slow.',
      },
      {
        topic: 'choice',
        question: 'Do you work on walk-in coolers?',
        answer:
          'This page is for the unit on the roof. Ask on the phone about a walk-in or an ice machine before you book.',
      },
    ],
    metadata: {
      title: 'RTU Repair in New York City | Rooftop Units',
      description:
        'Rooftop unit repair for New York City stores, restaurants and warehouses: no cooling, no heat, belts, dampers and water through the ceiling.',
    },
  },
  {
    title: 'RTU Maintenance',
    slug: 'rtu-maintenance',
    system: 'rtu',
    job: 'maintenance',
    icon: 'gauge',
    plainName: 'the rooftop unit over the store',
    description: 'Cooling looked after in spring, heat in fall, filters in between.',
    lead: 'A rooftop unit works outdoors all year, in soot, gulls and kitchen grease. Maintenance is filters, belts, coils and burners, and a page of readings for whoever pays the bills.',
    details: [
      {
        title: 'Cooling in spring, heat in fall',
        text: 'Both visits come before the season that needs them, while the calendar still has room.',
      },
      {
        title: 'Belts, filters, coils, drains, dampers',
        text: 'Tension, size and slope are checked by hand. The filter size is written on the door for whoever comes next.',
      },
      {
        title: 'Readings set beside last year’s',
        text: 'Volts, amps, pressures and air temperatures go into one log. Drift shows up there before a breakdown does.',
      },
      {
        title: 'Burners and flue inspected',
        text: 'Gas units are opened, brushed, lit and measured hot, with the heat exchanger in good light.',
      },
      {
        title: 'Panels closed with all their screws',
        text: 'Many a rattle on a roof is a panel someone left loose. We count the screws.',
      },
      {
        title: 'One page: fix now, watch, budget',
        text: 'Hand it to the landlord, the accountant or the next bidder.',
      },
    ],
    keywords: [
      'rtu maintenance nyc',
      'commercial ac maintenance contract',
      'rooftop unit service plan',
      'restaurant hvac maintenance brooklyn',
      'rooftop unit filter change',
      'rooftop unit spring checkup',
    ],
    statement: 'Twice a year, someone should climb the ladder.',
    longDescription: [
      'Most shopkeepers meet their RTU, the packaged unit on the roof, only through a thermostat. In a New York store it can choke on dirty filters for a month before anyone below notices. A visit at the start of each season is the least it needs, and many sites are seen every three months. A pizza oven or a nail salon is hard on filters, so the schedule follows what your business puts in the air.',
      'Spring is for cooling. We wash the condenser coil, the finned wall that throws the heat out, from the clean side outward. Fluff from the street’s plane trees packs it from the other side. The drain trap is filled with water so the blower cannot suck air through it. The economizer, which opens to cool outside air, is run through its whole stroke.',
      'Fall is for heat. Burners are brushed, the flue is cleared and carbon monoxide is measured with the fire going. Where the upstairs tenants have radiators, [boiler maintenance](service:boiler-maintenance) fits in the same weeks. For an owner with a row of boxes over a warehouse in [the Bronx](borough:bronx), our page sets next year’s budget.',
      'Between visits the store has three jobs. Keep cartons away from the return grille. Tell us when a ceiling tile stains. And shut the front door while the AC runs. City law bars stores from cooling with doors or windows open, with a few exceptions such as outdoor dining.',
    ],
    callToAction: 'Book RTU Service',
    checks: [
      { part: 'Filters', text: 'Changed, seated without gaps, size and date marked on the access door.' },
      { part: 'Outdoor-air hood', text: 'Screen cleared of feathers, leaves and plastic bags.' },
      {
        part: 'Cooling coil',
        text: 'Fins brushed, pan scrubbed, trap topped with water until it holds a seal.',
      },
      {
        part: 'Condenser coil',
        text: 'Rinsed from inside to outside, then looked over for oil, the mark of a leak.',
      },
      {
        part: 'Supply blower',
        text: 'Bearings greased where they take grease, belt tension set with a gauge.',
      },
      {
        part: 'Gas heat exchanger',
        text: 'Opened in fall. Burners cleaned, ignition watched, flue checked for nests.',
      },
    ],
    symptoms: [
      {
        notice: 'How often do the filters get changed?',
        parts: ['Filters'],
        look: 'Monthly to quarterly. A kitchen fills them sooner',
      },
      {
        notice: 'Will we lose cooling while you work?',
        parts: ['Compressors', 'Supply blower'],
        look: 'One unit at a time, and only while it is locked off',
      },
      {
        notice: 'It smells like a wet dog every May',
        parts: ['Cooling coil'],
        look: 'A dirty pan, or a trap that dried out over winter',
      },
      {
        notice: 'Do you come inside as well?',
        parts: ['Supply duct', 'Return duct'],
        look: 'Yes. Grilles, thermostat and any stained tile',
      },
      {
        notice: 'Pigeons are living in it',
        parts: ['Outdoor-air hood', 'Filters'],
        look: 'A torn screen, and filters that show it',
      },
    ],
    prepare: [
      'A way up: key, ladder or hatch, and somebody who can sign us in.',
      'How many boxes there are, and which one serves which room, if anyone knows.',
      'An hour when a warm store does no harm. Before opening is usual.',
      'Last season’s service sheet, so we can compare.',
      'The insurance certificate wording your landlord wants, a few days ahead.',
    ],
    limits: [
      'Kitchen hoods and grease ducts are left to the trade that cleans them.',
      'If the visit turns up a gas line to change, that part goes to the licensed master plumber your scope names.',
    ],
    questions: [
      {
        topic: 'cost',
        question: 'How is a yearly plan priced?',
        answer:
          'By units, filters and climbs. Say what you cook, spray or bake, because that sets how often the filters go.',
      },
      {
        topic: 'who-pays',
        question: 'The lease says we maintain it. What counts as proof?',
        answer:
          'A dated sheet for each unit, with readings. Keep every one: it is what you show when a compressor fails.',
      },
      {
        topic: 'permit',
        question: 'Does the Fire Department need to know?',
        answer:
          'It may. Its list of permits includes refrigerating systems on roofs. Ask the landlord who holds yours; nameplate figures come from us.',
      },
    ],
    metadata: {
      title: 'RTU Maintenance in New York City | Spring and Fall',
      description:
        'Spring and fall rooftop unit maintenance in New York City: coils, belts, filters, drains, economizer and burners, with readings kept on one page.',
    },
  },
  {
    title: 'RTU Replacement',
    slug: 'rtu-replacement',
    system: 'rtu',
    job: 'replacement',
    icon: 'exchange',
    plainName: 'a new box on the roof curb',
    description: 'Curb measured, crane and street planned, changeover set around your hours.',
    lead: 'RTU replacement in New York City is mostly planning: the curb measured, the lift and the street booked, each trade named before the old rooftop unit moves.',
    details: [
      {
        title: 'Curb measured first, adapter ordered early',
        text: 'An adapter is a sheet-metal step between the old frame and the new base. It is built to measure, and it takes time.',
      },
      {
        title: 'Crane, street and permits in the estimate',
        text: 'Who applies, where the crane stands and which sidewalk closes.',
      },
      {
        title: 'Gas, power and controls split by trade',
        text: 'Plumber, electrician and controls each get a line, so nothing falls between them on lift day.',
      },
      {
        title: 'Sized to the tenant you have now',
        text: 'People, lights, ovens and glass are counted again, because the last count was for somebody else’s business.',
      },
      {
        title: 'Refrigerant out before the hook goes on',
        text: 'The old charge is recovered on the roof. Then the empty box leaves by the same hook.',
      },
      {
        title: 'Changeover around your opening hours',
        text: 'The lift is planned before you open. Food cases and computer rooms get a plan of their own.',
      },
    ],
    keywords: [
      'rooftop unit replacement nyc',
      'rtu crane replacement',
      'commercial ac replacement',
      'rooftop ac curb adapter',
      'replace store air conditioner',
      'new rooftop unit for restaurant',
    ],
    statement: 'The lift takes a morning. The curb takes the thinking.',
    longDescription: [
      'A new rooftop unit, the RTU over your store, rarely fits the old hole. The curb, the raised frame it sits on, was bent for one model, and that model may be long out of production. So a New York job opens with a tape measure: inside, outside, level and rust. A curb adapter bridges the difference. Where the new unit is heavier or moves, an engineer says what the roof steel can carry.',
      'Tons, the trade’s measure of cooling, are worked out anew. The bakery that needed the old ones may be a phone shop today. The load is figured fresh, and the ducts below are checked for the air they can pass. Next comes the heat: gas, electric or heat pump. That choice sets the pipe, the power feed and the weight. New York State’s limit on refrigerants in new equipment of this kind took effect on January\u00a01, 2026. The estimate names the refrigerant.',
      'Then the street, which decides the date. A crane needs approval from the Department of Buildings, and a closing permit from the Department of Transportation when it stands in the roadway. Some small cranes need less paper. Along the elevated tracks in [Brooklyn](borough:brooklyn) and [Queens](borough:queens) it may have to reach over from the side street. AC of more than three tons needs a Buildings Department permit too, and a smaller unit can need one when it opens the roof. We say who files it.',
      'After start-up you get the readings and a labeled disconnect. From then on, [rooftop unit maintenance](service:rtu-maintenance) twice a year keeps the new box from turning into the old one.',
    ],
    callToAction: 'Plan RTU Replacement',
    checks: [
      { part: 'Roof curb', text: 'Level, size and rust decide between an adapter and a new frame.' },
      {
        part: 'Return duct',
        text: 'Lined up with the new opening, with room left for the duct smoke detector.',
      },
      { part: 'Supply duct', text: 'Measured against the air of the new fan. Leaks are named in the price.' },
      {
        part: 'Compressors',
        text: 'One stage, two or variable speed, chosen by how your crowd comes and goes.',
      },
      {
        part: 'Gas heat exchanger',
        text: 'Kept as gas or given up for electric heat: pipe, power and weight follow.',
      },
      {
        part: 'Economizer dampers',
        text: 'Set and tested at start-up; the factory setting knows nothing of your store.',
      },
    ],
    symptoms: [
      {
        notice: 'The base is rusted through',
        parts: ['Roof curb'],
        look: 'Base rails and curb decide if repair makes sense',
      },
      {
        notice: 'The second compressor has died',
        parts: ['Compressors'],
        look: 'One may be bad luck. Two ask for a cause',
      },
      {
        notice: 'They say the heat exchanger is cracked',
        parts: ['Gas heat exchanger'],
        look: 'Ask to see it. If it is, the unit stays off',
      },
      {
        notice: 'Will a new one fit the old opening?',
        parts: ['Roof curb', 'Supply duct', 'Return duct'],
        look: 'Seldom as is. An adapter joins the two',
      },
      {
        notice: 'How long are we without cooling?',
        parts: ['Supply blower', 'Compressors'],
        look: 'From lock-off to start-up. The plan gives the hours, food cases included',
      },
      {
        notice: 'Can it be quieter for the people upstairs?',
        parts: ['Condenser fan', 'Roof curb'],
        look: 'Fan speed, rubber under the base, and where it sits',
      },
    ],
    prepare: [
      'The lease: who owns the unit, and who may sign for work on the roof.',
      'Opening hours, delivery hours, and the one day you cannot spare.',
      'What changed since the last unit: new ovens, more seats, a moved wall.',
      'Photos of the street in front: wires, trees, bus stop, elevated tracks.',
      'Roof or structural drawings, if the owner has any.',
    ],
    limits: [
      'Gas is hard-piped by a licensed master plumber and the feed is wired by a licensed electrician. The crane comes with its own operator and permits.',
      'Roof steel is an engineer’s call. Cutting and sealing the roof is a roofer’s.',
      'In a pre-1987 building, disturbing old insulation calls for an asbestos assessment before the permit. A plain rooftop swap that leaves ducts and building alone is on the city’s exempt list.',
    ],
    questions: [
      {
        topic: 'who-pays',
        question: 'Who buys the new unit?',
        answer:
          'Usually whoever the lease calls its owner. Either way, get the landlord’s consent for the roof in writing.',
      },
      {
        topic: 'cost',
        question: 'What costs most besides the unit?',
        answer:
          'The lift: crane, crew and closed street. If the shop next door needs a unit as well, share the day.',
      },
      {
        topic: 'permit',
        question: 'Who pulls the crane and street permits?',
        answer:
          'As a rule the crane company. Papers for the equipment are a separate file, and your estimate puts a name on each.',
      },
      {
        topic: 'time',
        question: 'How long from order to lift day?',
        answer:
          'Unit, adapter and street permit each have a wait, and the longest one sets the date. It pays to order before the old box fails.',
      },
    ],
    metadata: {
      title: 'RTU Replacement in New York City | Curb to Crane',
      description:
        'Rooftop unit replacement in New York City: curb measured, crane and street permits planned, gas and power by their trades, sized to the store below.',
    },
  },
];
