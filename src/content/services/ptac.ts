import type { Service } from '../schema.ts';

export const ptacServices: readonly Service[] = [
  {
    title: 'PTAC Repair',
    slug: 'ptac-repair',
    system: 'ptac',
    job: 'repair',
    icon: 'wrench',
    plainName: 'the wall unit under the window',
    description: 'Drips on the floor, rattles, trips the breaker, or blows and never gets cold.',
    lead: 'It drips, rattles, trips the breaker or never gets cold. The unit under your window is called a PTAC, and its repair begins once it stands on the floor, back side facing us.',
    details: [
      {
        title: 'Chassis pulled out and checked all around',
        text: 'The machine comes out of its sleeve. Both coils, both fans, the pan and the drain can be seen and touched.',
      },
      {
        title: 'Leaks traced to drain, sleeve slope or seal',
        text: 'Three faults that look alike from the sofa. You hear which one it is, and why.',
      },
      {
        title: 'Hot-water and steam models too',
        text: 'Where the building makes the heat, the valve and its actuator (the small motor on it) are tested on the spot.',
      },
      {
        title: 'Amps, ohms and degrees, written down',
        text: 'Compressor, heater, fans and control board are judged by numbers. You keep the sheet.',
      },
      {
        title: 'Sleeve and grille reported',
        text: 'You hear what shape the metal in the wall is in. It decides what the next unit can be.',
      },
      {
        title: 'Run both ways before we pack up',
        text: 'Cooling and heating are each switched on with the cover back in place.',
      },
    ],
    keywords: [
      'ptac repair nyc',
      'ac under window leaking',
      'ptac not cooling',
      'wall unit blowing warm air',
      'ptac heat not working',
      'through wall ac repair apartment',
      'wall unit trips breaker',
    ],
    statement: 'It slides out of the wall. Most of the answers are behind it.',
    longDescription: [
      'PTAC stands for packaged terminal air conditioner. It has no ducts and nothing on the roof. The whole machine sits on one chassis, a steel tray that two people can carry, and rides in a sleeve, the metal box built into the wall. New York has them in apartment towers, above all in [Manhattan](borough:manhattan), in airport hotels, in dorms and doctors’ offices. Nearly every fault can be reached without opening plaster.',
      'We run it and note what it does, then two of us pull it. Water is followed from the drain outward. For weak cooling we clean enough to see, then measure. A grinding noise is more often a fan hub or a blower wheel than a dying compressor.',
      'Heat has its own question: who makes it? Some units carry an electric element. Some are heat pumps, which run the cooling circuit backward and lean on the element in hard cold. In many New York apartments the unit cools on electricity and heats with the building’s hot water or steam. A motorized valve lets that heat into a coil of its own. We test the valve, but the line stays closed until the building has shut it off. If the pipe is cold, the fault is downstairs and the page you need is [boiler repair](service:boiler-repair). Tell the super either way.',
      'Some visits end in advice. A leaking coil in an old chassis with a rusted pan is not worth the money. Then we measure the sleeve while it is empty, so a [new wall unit](service:ptac-replacement) can be priced from real numbers.',
    ],
    callToAction: 'Book PTAC Repair',
    checks: [
      {
        part: 'Wall sleeve',
        text: 'A level goes on it. It must lean a little to the street, or water runs into the room.',
      },
      {
        part: 'Base pan and drain',
        text: 'A jug of water goes in and has to drain outside, not in.',
      },
      { part: 'Compressor', text: 'Capacitor tested and running amps read against the nameplate.' },
      {
        part: 'Heating element',
        text: 'Ohms and a ground test, on units with electric heat.',
      },
      {
        part: 'Motorized valve',
        text: 'On units with a hot-water or steam coil: run open and shut while a probe reads the pipe.',
      },
      {
        part: 'Evaporator coil',
        text: 'Air temperature is taken on both sides. The drop tells us where to look next.',
      },
    ],
    symptoms: [
      {
        notice: 'Water on the floor or the sill',
        parts: ['Base pan and drain', 'Wall sleeve'],
        look: 'The drain first, then the seal and the set of the sleeve',
      },
      {
        notice: 'It runs all day and the room stays warm',
        parts: ['Condenser coil', 'Compressor'],
        look: 'A coil packed with soot, then the capacitor and compressor',
      },
      {
        notice: 'It cools but will not heat',
        parts: ['Heating element', 'Motorized valve', 'Compressor'],
        look: 'Element or limit; on pipes the valve, or the building’s heat is off',
      },
      {
        notice: 'Cold wind comes through it in January',
        parts: ['Wall sleeve', 'Outdoor grille'],
        look: 'Rear seal or front gasket missing',
      },
      {
        notice: 'The breaker trips',
        parts: ['Heating element', 'Compressor'],
        look: 'A grounded heater, wet terminals, or the wrong cord. Leave it off',
      },
      {
        notice: 'It grinds or rattles',
        parts: ['Condenser fan', 'Blower wheel'],
        look: 'A loose fan hub, a rubbing wheel, a chassis not seated',
      },
      {
        notice: 'It smells like a wet basement',
        parts: ['Evaporator coil', 'Base pan and drain'],
        look: 'A coil that never dries and a pan full of sludge',
      },
      {
        notice: 'Hardly any air comes out',
        parts: ['Air filter', 'Blower wheel'],
        look: 'The filter first, then lint on the wheel',
      },
    ],
    prepare: [
      'A photo of the label behind the front cover: model, volts, amps.',
      'A clear floor in front of the unit, deep enough to set it down.',
      'Where the heat comes from, if you know: electric or the building’s pipes.',
      'The breaker number, and whether it has tripped more than once.',
      'The super’s phone number, in case a riser (the pipe that feeds your line) must be shut.',
    ],
    limits: [
      'Steam and hot-water lines are opened only after the building has shut them off, by the licensed master plumber your written scope names.',
      'A new circuit or outlet is a job for a licensed electrician.',
    ],
    questions: [
      {
        topic: 'who-pays',
        question: 'Do I call you or the landlord?',
        answer:
          'If you rent, the landlord: a unit that came with the apartment is usually theirs to fix. If you own, the machine is usually yours and the riser is the building’s.',
      },
      {
        topic: 'tonight',
        question: 'What do I do until you come?',
        answer:
          'Switch it off if it drips or trips, put towels on the sill and warn the neighbor below. A burning smell: off, and leave it off. Smoke in the room means everyone out, then 911.',
      },
      {
        topic: 'cost',
        question: 'What will one wall unit cost to fix?',
        answer:
          'A blocked drain is a small job; a dead compressor may not be worth it. The visit itself may carry a fee, and you hear it first: see [fees and payment](page:before-you-book).',
      },
      {
        topic: 'choice',
        question: 'Can I demand cooling as a tenant?',
        answer:
          'The city passed a cooling law in 2026, but tenants cannot ask under it before March\u00a01, 2028. Heat in season is owed now.',
      },
    ],
    metadata: {
      title: 'PTAC Repair in New York City | Wall Units',
      description:
        'Wall unit under the window leaking, rattling or not cooling? We pull the chassis, read it by meter and check the sleeve. All five boroughs.',
    },
  },
  {
    title: 'PTAC Maintenance',
    slug: 'ptac-maintenance',
    system: 'ptac',
    job: 'maintenance',
    icon: 'gauge',
    plainName: 'the heater and cooler in the wall',
    description: 'Chassis out, both coils washed, pan scrubbed, then run cold and hot.',
    lead: 'In one apartment or in every room of a hotel, the wall unit comes out. It is washed on the street side too, run cold and hot, and goes back with a dry pan.',
    details: [
      {
        title: 'Filter, both coils and pan cleaned',
        text: 'From the room you can see only half of what needs washing. The street side is the dirtier one.',
      },
      {
        title: 'Drain cleared, sleeve pitch checked',
        text: 'A level on the sleeve and a jug of water in the pan settle the question before summer does.',
      },
      {
        title: 'Slinger ring cleaned',
        text: 'This rim on the outdoor fan throws pan water onto the hot coil. Sludge stops it.',
      },
      {
        title: 'Heat tested before it is needed',
        text: 'Element, heat pump or valve: each kind is run and read before the first cold week.',
      },
      {
        title: 'Plug, cord and breaker compared',
        text: 'A brown plug blade or a breaker that does not fit the heater goes on your list.',
      },
      {
        title: 'One line per room on the report',
        text: 'Hotels and boards get a sheet of temperatures and findings, sorted by line and floor.',
      },
    ],
    keywords: [
      'ptac cleaning nyc',
      'wall unit cleaning',
      'ptac service contract',
      'hotel ptac maintenance',
      'ac under window smells musty',
      'clean ptac coils',
      'co-op wall unit service',
    ],
    statement: 'A wall unit breathes the street. Cleaning it means taking it out.',
    longDescription: [
      'A PTAC is the packaged heating and cooling unit below your window, and half of it looks out on a New York street. Bus soot, dryer lint and a pigeon feather or two end up in its outer coil. Wiping the front cover moves none of it. So at least once a year the chassis, the tray with the works on it, comes out of the wall.',
      'With the sleeve empty we can do what nobody reaches from the room. Steel is wiped and its rust noted. Old caulk is cut out and renewed where wind whistles in. The rear seal, a strip of foam that keeps January outside, is replaced once it has gone flat.',
      'Heat comes in three kinds, and fall is the time to try yours. An electric element is run and its amps are read. A heat pump is switched over and watched. On the building’s hot water or steam, the valve and its small motor are worked open and shut, because one that sat closed all summer may stay closed. Heat season for rented homes starts October\u00a01, which makes September the quiet month for it.',
      'Hotels near the [Queens](borough:queens) airports, dorms and senior homes do a whole line at once. The front desk releases rooms in blocks, and we work down the hall with a wash cart. Every room gets its line on the sheet. That way the few that need a [PTAC repair](service:ptac-repair) or a [new chassis](service:ptac-replacement) show up early, sorted by floor, while the season is still young.',
    ],
    callToAction: 'Book PTAC Cleaning',
    checks: [
      { part: 'Air filter', text: 'Washed, dried and put back, or replaced if the frame has warped.' },
      { part: 'Condenser coil', text: 'Rinsed from the clean side outward until the water runs clear.' },
      { part: 'Blower wheel', text: 'Lint brushed off blade by blade, so it moves its full air again.' },
      {
        part: 'Base pan and drain',
        text: 'Scraped of sludge, flushed, and looked over for rust that will be a hole next year.',
      },
      { part: 'Outdoor grille', text: 'Nests, leaves and caulk smears taken out of the slots.' },
      {
        part: 'Discharge grille',
        text: 'Air leaving it is measured cold, then hot. Both figures go on the sheet.',
      },
    ],
    symptoms: [
      {
        notice: 'It smells when it first comes on',
        parts: ['Evaporator coil', 'Base pan and drain'],
        look: 'Wet dust on the coil and old water in the pan. Both wash off',
      },
      {
        notice: 'The filter is clean but the air is weak',
        parts: ['Blower wheel', 'Evaporator coil'],
        look: 'Lint that got past the filter sits here',
      },
      {
        notice: 'I hear water sloshing in August',
        parts: ['Slinger ring', 'Base pan and drain'],
        look: 'The slinger at work. Normal, as long as nothing lands inside',
      },
      {
        notice: 'Do you have to take it out every time?',
        parts: ['Wall sleeve'],
        look: 'Once a year at least. The second visit can often stay in the room',
      },
      {
        notice: 'Dust on the wall above it',
        parts: ['Discharge grille', 'Air filter'],
        look: 'A filter that does not seat, so air slips around it',
      },
    ],
    prepare: [
      'Curtains tied back, and whatever sits on the cover moved.',
      'A slop sink or a tub we may use for filters and dirty water.',
      'For a hotel or a board: room count, and how many we get at a time.',
      'Front-cover keys, if management has fitted locks.',
      'Notes from last season: which rooms dripped, smelled or got complaints.',
    ],
    limits: [
      'A cleaning visit does not open the refrigerant circuit or the building’s heating pipes. What we find there is written up with its own price.',
      'Cracked brick or a leaking lintel (the beam over the opening) is for the building’s mason. We photograph it and send it on.',
    ],
    questions: [
      {
        topic: 'cost',
        question: 'Is a whole line cheaper than one unit?',
        answer:
          'Per unit it usually is: one elevator booking, one cart, one set of drop cloths. Send the room list and we price by the floor.',
      },
      {
        topic: 'time',
        question: 'How long do we lose a room?',
        answer:
          'While its unit is on the cart. A room goes back to the desk once the pan is dry and the unit has run cold and hot.',
      },
      {
        topic: 'who-pays',
        question: 'Shareholder or co-op: who pays?',
        answer:
          'Filters fall to whoever lives there. The yearly cleaning follows your house rules; some boards book it for a line and bill it back.',
      },
    ],
    metadata: {
      title: 'PTAC Maintenance and Cleaning in New York City',
      description:
        'Wall unit cleaning with the chassis out: coils, pan, drain, slinger and heat test. Single apartments, co-op lines and hotel floors in NYC.',
    },
  },
  {
    title: 'PTAC Replacement',
    slug: 'ptac-replacement',
    system: 'ptac',
    job: 'replacement',
    icon: 'exchange',
    plainName: 'a new unit in the old wall sleeve',
    description: 'A new chassis to fit the sleeve, the plug and the heat you already have.',
    lead: 'Five things must agree with a new wall unit: sleeve, voltage, plug, heat source and the grille on the street. PTAC replacement in New York City checks all five before you see a price.',
    details: [
      {
        title: 'Your sleeve measured before we quote',
        text: 'Width, height, depth, pitch and rust. Everyone says 42 × 16\u00a0inches. Yours gets a tape anyway.',
      },
      {
        title: 'Voltage, amps and heat type matched',
        text: 'The plug on the new cord has to suit the heater inside and the outlet in your wall.',
      },
      {
        title: 'Water shut-off planned with the building',
        text: 'If pipes bring your heat, a date and a plumber are set before the new unit ships.',
      },
      {
        title: 'Louver matched to the façade',
        text: 'The grille outside is what the board sees, so it is chosen before the unit is ordered.',
      },
      {
        title: 'Old chassis leaves with us',
        text: 'Refrigerant recovered, never vented. Nothing is left by the service elevator.',
      },
      {
        title: 'Whole lines phased by floor',
        text: 'Sleeves surveyed first, odd ones listed, then a floor at a time with a date for each door.',
      },
    ],
    keywords: [
      'ptac replacement nyc',
      '42x16 ptac',
      'ptac sleeve size',
      'replace wall ac unit co-op',
      'hydronic ptac replacement',
      'new ac under window apartment',
      'bulk ptac replacement building',
    ],
    statement: 'The hole in the wall decides what you can buy.',
    longDescription: [
      'Ask any supply counter for a 42 × 16 and you will get a carton. Then it meets your wall. New York has plenty of older, odd-sized sleeves, the steel boxes that hold these packaged units. One inch too deep and it won’t go in. One manufacturer’s manual calls for a rough opening of 42¼ × 16¼\u00a0inches, so quarters count. Some “wall ACs” are not PTACs at all but room units in a narrower hole. We pull the old chassis, measure, and say whether it takes a standard unit, an adapter or a retrofit made for that sleeve.',
      'Then power. Some buildings run these on 208 or 230\u00a0volts and some on 265. On some makes a 265-volt unit also needs a sub-base, a stand that carries the outlet. Then heat: an electric element, a heat pump, or a coil on the building’s pipes. A unit fed by hot water or steam cannot come out until the building shuts and drains that pipe, and supers like to pick the day.',
      'If the machine is young and one part failed, price a [wall unit repair](service:ptac-repair) first. Where the sleeve is beyond saving, compare a [ductless mini-split](service:mini-split-installation). A full line of one age is better done together, because the sleeves get fixed once. One apartment in [Manhattan](borough:manhattan) takes an elevator booking, a dolly and two people.',
      'The street side is the slow part. Co-op and condo boards commonly ask for an alteration agreement and a certificate of insurance, and they want the grilles to match. In a historic district most changes outside need approval from the Landmarks Commission, even where the Buildings Department asks for nothing.',
    ],
    callToAction: 'Book Sleeve Measurement',
    checks: [
      {
        part: 'Wall sleeve',
        text: 'Kept, repaired, fitted with an adapter or replaced: the first decision of the job.',
      },
      {
        part: 'Outdoor grille',
        text: 'Open area and pattern compared with what the new condenser needs and the board allows.',
      },
      {
        part: 'Heating element',
        text: 'Its kilowatts set the plug, the cord and the breaker. A heat pump usually keeps one for cold nights.',
      },
      {
        part: 'Base pan and drain',
        text: 'Where the water goes is chosen now: inside drain, or evaporated on the coil.',
      },
      {
        part: 'Metering device',
        text: 'Sealed in, often with an A2L (mildly flammable) refrigerant. The manual’s room and sleeve limits are followed.',
      },
      { part: 'Discharge grille', text: 'Sill height and curtains decide which way the air should leave.' },
    ],
    symptoms: [
      {
        notice: 'Will any 42-inch unit fit?',
        parts: ['Wall sleeve'],
        look: 'Often not. Depth and the old louver rule out more than width does',
      },
      {
        notice: 'The pan has rusted through',
        parts: ['Base pan and drain'],
        look: 'A new drain will not help. The chassis is done',
      },
      {
        notice: 'They stopped making parts for it',
        parts: ['Compressor', 'Metering device'],
        look: 'A retrofit chassis may still slide into your sleeve',
      },
      {
        notice: 'Can I keep the steam or hot-water heat?',
        parts: ['Hot-water coil', 'Motorized valve'],
        look: 'Yes, if a chassis for your sleeve has a coil and valve that suit the pipes',
      },
      {
        notice: 'The board wants every grille alike',
        parts: ['Outdoor grille'],
        look: 'Color, blade and frame are copied from a photo and a sample',
      },
      {
        notice: 'How long is there a hole in my wall?',
        parts: ['Wall sleeve', 'Liquid line'],
        look: 'The circuit comes sealed, so a good sleeve is empty only briefly',
      },
    ],
    prepare: [
      'The alteration agreement, or the name of the person at the managing agent who has it.',
      'Exact wording the building wants on the insurance certificate.',
      'Service elevator hours, and how far ahead they book.',
      'A photo of the façade with your window marked, plus one of the wall outlet.',
      'For a line of units: apartment list, and any sleeves already changed.',
      'Whether the building is landmarked, if you have been told.',
    ],
    limits: [
      'Hot-water and steam connections are cut and remade by a licensed master plumber during the building’s shutdown, new circuits by a licensed electrician. Your scope names both.',
      'In a building from before 1987, insulation on that heating pipe calls for an asbestos assessment before a permit if it will be disturbed.',
      'The Landmarks Commission and your board decide what may show on the façade. We bring the drawing and the sample.',
    ],
    questions: [
      {
        topic: 'cost',
        question: 'What does each unit cost in a full line?',
        answer:
          'It falls with the count and climbs with odd sleeves, so the survey comes before the figure. Plumber, louvers and carting are listed beside it.',
      },
      {
        topic: 'who-pays',
        question: 'Does the owner or the building buy it?',
        answer:
          'Look in the bylaws or the proprietary lease. Often the machine is the owner’s, while sleeve, pipes and façade are the board’s. A renter asks the landlord.',
      },
      {
        topic: 'permit',
        question: 'Does a new wall unit need a permit?',
        answer:
          'A swap in the same sleeve may not need one. A new circuit is filed by the electrician. Whichever applies is on the estimate, with a name.',
      },
      {
        topic: 'rebate',
        question: 'Does a heat-pump wall unit earn a rebate?',
        answer:
          'Some heat pumps do, in some years. The rules name models and contractors, so we look them up for your building; [here is the last look](page:rebates).',
      },
    ],
    metadata: {
      title: 'PTAC Replacement in New York City | Sleeve Fit',
      description:
        'New wall unit for your existing sleeve: size, voltage, plug, hot-water or electric heat, and a grille the board accepts. Measured before quoting.',
    },
  },
];
