import type { Borough } from './schema.ts';

/** The five boroughs, in the order of the street. */
export const boroughs: readonly Borough[] = [
  {
    name: 'Manhattan',
    slug: 'manhattan',
    inPlace: 'in Manhattan',
    tagline: 'Towers and prewar buildings.',
    systems: 'Wall units, water loops, steam.',
    lead: 'Wall units in postwar towers, heat pumps in condo closets, steam in prewar buildings, multi-room systems over offices. And house rules at every front desk.',
    statement: 'There is no yard, so it goes in the wall or up.',
    description: [
      'Manhattan stacks its machines. In a postwar tower the same wall unit sits under the same window on floor after floor. Water from one bad sleeve can show up two ceilings down. In many condos a closet heat pump trades heat with water that circles the whole building, so the fault may be in your closet or down in the basement. [Water-source heat pump repair](service:wshp-repair) tells the two apart. The prewar buildings have steam, and radiators under marble sills. Some make it in a [boiler](service:boiler-repair). Others have none and buy it from Con Edison, whose steam mains run under the streets. There the work is upstairs: traps, control valves, coils and radiators.',
      'Getting in is half the job. Many buildings ask for a certificate of insurance with their name spelled right, an alteration agreement for anything bigger than a part, and the service elevator on a weekday. We read those papers before we pick equipment. A [new wall unit](service:ptac-replacement) that fits the sleeve is no use if its louver clashes with the façade.',
      'Outside, the neighbors are close. Parts of the Upper West Side, the Upper East Side, the Village and Harlem are historic districts. Most changes to the outside there need approval from the Landmarks Preservation Commission. Offices and small hotels with no space for ducts often run on a [multi-room system](service:vrf-vrv-system-maintenance) with its outdoor units on the roof.',
    ],
    specificServices: [
      {
        service: 'ptac-replacement',
        title: 'Wall units that fit the sleeve',
        text: 'Sleeve, plug, heat and louver matched before the order goes out.',
      },
      {
        service: 'wshp-repair',
        title: 'Closet heat pumps that lock out',
        text: 'Water flow and temperature read at the unit, notes left with the super.',
      },
      {
        service: 'mini-split-installation',
        title: 'Ductless for co-op lines',
        text: 'The board’s package first, then copper up to the roof.',
      },
      {
        service: 'vrf-vrv-system-repair',
        title: 'Offices and small hotels',
        text: 'One circuit feeds many rooms. Faults are narrowed down branch by branch.',
      },
      {
        service: 'central-ac-replacement',
        title: 'Duplexes and townhouses',
        text: 'Roof condensers by crane, or up the stairs by hand.',
      },
    ],
    whyChoose: [
      {
        title: 'We read the house rules first',
        text: 'Work hours, elevator, floor covering, insurance wording. A crew turned away by the doorman fixes nothing.',
      },
      {
        title: 'We ask about the apartment above',
        text: 'If the whole line is out, the fault is most likely on the loop or the riser. Then we say so and call the super.',
      },
      {
        title: 'We place units by ear',
        text: 'A condenser on a setback faces somebody’s bedroom. First we measure, then we listen.',
      },
    ],
    image: 'borough-manhattan',
    imageAlt:
      'A tall Manhattan apartment building with air conditioners in its windows, over a cellar with two boilers, water heaters and pumps',
    questions: [
      {
        topic: 'papers',
        question: 'How does the desk get its insurance certificate?',
        answer:
          'Send us the managing agent’s sample wording when you book. The desk wants the paper before the crew, so allow a few days.',
      },
      {
        topic: 'who-pays',
        question: 'We are on Con Edison steam. Whom do I call?',
        answer:
          'The super first. Con Edison looks after the main in the street. Traps, valves and radiators upstairs are on the building’s side.',
      },
      {
        topic: 'permit',
        question: 'Do landmark rules reach my air conditioner?',
        answer:
          'In a landmarked building or a historic district, yes. They reach what changes outside, such as a louver or a bracket. Indoors they apply when the job needs a Buildings Department permit.',
      },
    ],
    metadata: {
      title: 'HVAC in Manhattan | Wall Units, Water Loops, Steam',
      description:
        'Heating and cooling work in Manhattan: wall units, closet heat pumps, co-op mini-splits and roof systems, with house rules and elevators planned for.',
    },
  },
  {
    name: 'Brooklyn',
    slug: 'brooklyn',
    inPlace: 'in Brooklyn',
    tagline: 'Brownstone rows and lofts.',
    systems: 'One-pipe steam, mini-splits.',
    lead: 'Brownstone rows with a boiler in the cellar and no room for ducts. Prewar elevator buildings, lofts in old factories, and new towers downtown and in Williamsburg.',
    statement: 'A row house loses its heat through the front, the back and the roof.',
    description: [
      'The two long walls belong to the neighbors. That leaves the windows, the cornice and whatever lies under the roof. In Park Slope, Fort Greene, Cobble Hill and Bed-Stuy, one-pipe steam still warms many of the houses. Steam climbs and water trickles back in the same pipe. It is a quiet system when the pipes slope the right way and the vents breathe. When it bangs, [boiler repair](service:boiler-repair) starts at the radiator.',
      'Cooling came long after the stairs and has to be threaded in. A line set, the two copper pipes of a mini-split, drops down the rear wall or through a stack of closets. The outdoor unit stands in the yard or up behind the cornice, turned so its fan does not blow at someone’s bed. In a historic district the Landmarks Commission has to approve most of what changes outside. So we draw the route before we price the [mini-split installation](service:mini-split-installation).',
      'One chimney often serves both boiler and hot water. Change one and the other notices, so we look up the flue before a [new water heater](service:water-heater-replacement) is picked. In Red Hook, Coney Island and Canarsie we ask how high the flood came, and keep machines above that mark. Lofts and shops are a different day’s work: rooftop boxes, multi-room systems, and freight elevators only one person can run.',
    ],
    specificServices: [
      {
        service: 'mini-split-installation',
        title: 'Row houses, floor by floor',
        text: 'Yard or roof for the unit, closets for the copper.',
      },
      {
        service: 'boiler-repair',
        title: 'One-pipe steam, balanced',
        text: 'Radiators that bang, spit or stay cold, vent by vent.',
      },
      {
        service: 'water-heater-replacement',
        title: 'Hot water on a shared flue',
        text: 'The chimney is checked before the tank is chosen.',
      },
      {
        service: 'rtu-repair',
        title: 'Boxes over shops and workshops',
        text: 'Belts, dampers and drains above the avenues.',
      },
      {
        service: 'mini-split-maintenance',
        title: 'Two- to four-family upkeep',
        text: 'Every head in the house washed and drained in one visit.',
      },
    ],
    whyChoose: [
      {
        title: 'One-pipe steam is no mystery',
        text: 'Slope, vents and low pressure. We set those right before anyone talks about a new boiler.',
      },
      {
        title: 'The stoop side stays as it was',
        text: 'Yard, roof and rear wall come first. In a historic district the Commission decides.',
      },
      {
        title: 'We keep off the party wall',
        text: 'A bracket on shared brick hums in two houses. Stands and rubber feet make better neighbors.',
      },
    ],
    image: 'borough-brooklyn',
    imageAlt:
      'Three Brooklyn brownstones with stoops and cornices, their cellars cut open to show two boilers, water heaters and an air handler',
    questions: [
      {
        topic: 'permit',
        question: 'Who applies to the Landmarks Commission?',
        answer:
          'The owner, with drawings and photos that we prepare. A yard or a roof spot that the street cannot see is worth trying first.',
      },
      {
        topic: 'who-pays',
        question: 'Two families, one boiler: who pays?',
        answer:
          'Repairs are usually the owner’s, since tenants are owed heat in season and hot water all year. For the fuel bill, look in the lease.',
      },
      {
        topic: 'cost',
        question: 'Is one visit for the whole house cheaper?',
        answer:
          'It can be: one trip takes less time than three. Give us the full list when you book, and ask what a single visit for all of it costs.',
      },
    ],
    metadata: {
      title: 'HVAC in Brooklyn | Brownstones, Lofts and Shops',
      description:
        'Heating and cooling in Brooklyn row houses, lofts and shops: one-pipe steam, mini-splits by yard or roof, and water heaters on shared chimneys.',
    },
  },
  {
    name: 'Queens',
    slug: 'queens',
    inPlace: 'in Queens',
    tagline: 'Attached houses, courts.',
    systems: 'Furnaces, central air.',
    lead: 'Brick pairs with a driveway at the side and garden apartments around a court. Towers in Long Island City and Flushing, and long shop rows with machines on the roof.',
    statement: 'Two halves of one house, two kinds of heat.',
    description: [
      'Look at an attached pair in Whitestone or Laurelton and both halves seem alike. Downstairs they part ways. One basement has a boiler and radiators. The other has a furnace, a cabinet that warms air and blows it through ducts. Where there are ducts, central air rides on the same blower, so [furnace maintenance](service:furnace-maintenance) in fall and a cooling visit in spring open much of the same metal. Where there are none, a ductless head cools the bedrooms or the extension out back. In eastern Queens some houses still keep an oil tank. Its age, its fill pipe and a way out for it are settled before a gas line is drawn.',
      'The garden apartments of Sunnyside and Jackson Heights follow another plan. One boiler may feed a whole court through pipes under the lawn, and a leak out there shows first as a water meter that never rests. In the towers of Rego Park and the hotels by the airports, the wall unit rules. There [PTAC maintenance](service:ptac-maintenance) goes floor by floor with a cart, a wet vacuum and the front desk’s list of empty rooms.',
      'Along the shopping streets, [rooftop units](service:rtu-maintenance) sit above bakeries, markets and prayer halls, out of sight until a hot Saturday. The Rockaways are a case apart, with salt in the air and storms that bring the ocean. There we settle the stand, the coating and the height before we settle the model.',
    ],
    specificServices: [
      {
        service: 'furnace-maintenance',
        title: 'Furnaces before the cold',
        text: 'Burner, vent and filter, while the house is still warm.',
      },
      {
        service: 'central-ac-repair',
        title: 'Central air by the driveway',
        text: 'Warm air, ice on the coil, a condenser that hums and sits.',
      },
      {
        service: 'ptac-maintenance',
        title: 'Hotels, towers, senior housing',
        text: 'Wall units pulled and washed, whole floors at a stretch.',
      },
      {
        service: 'rtu-maintenance',
        title: 'Shop rows and light industry',
        text: 'Spring and fall on the roof, with a filter plan in between.',
      },
      {
        service: 'free-mini-split-installation-estimate',
        title: 'Ductless for the extension',
        text: 'Wall, route and panel looked at. The estimate is free.',
      },
    ],
    whyChoose: [
      {
        title: 'We look at both machines',
        text: 'A furnace filter forgotten over the winter can come back as ice on the cooling coil in June.',
      },
      {
        title: 'The court is not a machine yard',
        text: 'In garden co-ops we plan around the lawn, the board and all the windows that look down on it.',
      },
      {
        title: 'Salt air gets a vote',
        text: 'By the ocean a bracket can rust out while the compressor is still young. We pick the metal to suit.',
      },
    ],
    image: 'borough-queens',
    imageAlt:
      'A pair of brick and half-timbered Queens houses with a car and a condenser at the side, one basement with a boiler, the other with a furnace',
    questions: [
      {
        topic: 'choice',
        question: 'My house heats with oil. What are my choices?',
        answer:
          'Keep the oil burner and have it serviced, switch to gas, or go to heat pumps. The [whole-system estimate](service:hvac-system-replacement-estimate) sets them side by side, tank removal included.',
      },
      {
        topic: 'who-pays',
        question: 'Garden co-op: is the radiator mine?',
        answer:
          'Your proprietary lease says. The plant and the pipes under the lawn are usually the co-op’s; a radiator or valve you changed yourself may be yours.',
      },
      {
        topic: 'booking',
        question: 'Can a hotel be done floor by floor?',
        answer:
          'Yes. Tell us how many units each floor has and how many rooms you can release at once. You get a price and a plan by floor.',
      },
    ],
    metadata: {
      title: 'HVAC in Queens | Furnaces, Central Air, Rooftops',
      description:
        'Heating and cooling across Queens: furnaces and central air in houses, wall units in towers and hotels, boilers in garden courts, rooftop units over shops.',
    },
  },
  {
    name: 'The Bronx',
    slug: 'bronx',
    inPlace: 'in the Bronx',
    tagline: 'Six-story steam buildings.',
    systems: 'Steam boilers, wall units.',
    lead: 'Six-story apartment buildings on steam, small homes toward the water, towers in the park, and the warehouses of Hunts Point and Port Morris.',
    statement: 'Here the heat starts in the cellar and has six floors to climb.',
    description: [
      'The brick buildings along the Grand Concourse were built for steam, and many still run on it. It leaves the boiler, rises through pipes in the walls, and must push the air out of each radiator before it can get in. When the first floor opens its windows and the sixth sleeps in a coat, the boiler is seldom the culprit. Vents, traps and pressure are. A trap is the small valve that lets water out and holds steam back. We survey them before anyone prices a new plant, and much of the cure is [boiler repair](service:boiler-repair) of the patient kind.',
      'From October\u00a01 to May\u00a031 the city sets the temperature in rented homes, and owners answer for it. So [boiler maintenance](service:boiler-maintenance) comes in September, while the super can still shut the plant for a morning. In buildings of six or more families the low-pressure boiler is inspected once each calendar year. We ready it and fix what is found. A qualified inspector signs.',
      'Elsewhere it changes by the block. Throggs Neck, Pelham Bay and City Island have small houses with boilers of their own. The towers have sleeves under their windows, and some newer ones have closets on a water loop. Around Hunts Point the roofs are wide and low, with [rooftop units](service:rtu-repair) over markets and loading docks.',
    ],
    specificServices: [
      {
        service: 'boiler-repair',
        title: 'One- and two-pipe steam',
        text: 'Water loss, surging, banging, a cold top floor.',
      },
      {
        service: 'boiler-maintenance',
        title: 'Ready before October',
        text: 'Burner, cutoff and safeties tested while the plant can be off.',
      },
      {
        service: 'ptac-repair',
        title: 'Wall units in the towers',
        text: 'Chassis out, drain cleared, sleeve and seal looked at.',
      },
      {
        service: 'rtu-repair',
        title: 'Market and warehouse roofs',
        text: 'Supermarkets, warehouses and houses of worship, from above.',
      },
      {
        service: 'mini-split-installation',
        title: 'Rooms on the fire escape',
        text: 'Ductless cooling where a window unit would stand in the way out.',
      },
    ],
    whyChoose: [
      {
        title: 'Vents before boilers',
        text: 'A new boiler on old vents heats the same two floors. We test the small parts first.',
      },
      {
        title: 'Readings for the file',
        text: 'Combustion, pressure and water use on paper, for the owner, the super and the inspector.',
      },
      {
        title: 'The super gets the first question',
        text: 'Nobody else knows which valve was changed last winter and who sleeps with the window open. We ask before we unpack.',
      },
    ],
    image: 'borough-bronx',
    imageAlt:
      'A six-story Art Deco apartment building in the Bronx with fire escapes and a roof tank, over a cellar with a boiler, water heaters, a pump and a laundry',
    questions: [
      {
        topic: 'tonight',
        question: 'My apartment is cold. What do I do?',
        answer:
          'Tell the landlord or the super now, then 311. Note the hour and a thermometer reading for each room. We work on a boiler only for its owner.',
      },
      {
        topic: 'cost',
        question: 'What does balancing the steam cost?',
        answer:
          'We walk the building first and count risers, vents and traps; the price follows from that count. You can start with the worst line and see what it changes.',
      },
      {
        topic: 'papers',
        question: 'A heat complaint is open. What do you need?',
        answer:
          'The notice, the boiler-room key and the super. You get the readings and the dates of the work for your file.',
      },
    ],
    metadata: {
      title: 'HVAC in the Bronx | Steam, Wall Units, Rooftops',
      description:
        'Heating and cooling in the Bronx: steam boilers balanced and readied before heat season, wall units in towers, and rooftop units over markets.',
    },
  },
  {
    name: 'Staten Island',
    slug: 'staten-island',
    inPlace: 'on Staten Island',
    tagline: 'Detached houses.',
    systems: 'Furnaces, baseboard, heat pumps.',
    lead: 'Houses with a furnace or a boiler below, an attic above and a yard at the side. Central air is normal here, and basements near the shore can flood.',
    statement: 'Here you can walk all the way around the machine.',
    description: [
      'Elsewhere in the city we work in closets. On Staten Island there is a driveway and four outside walls, and a new machine comes in through the basement door. Warm air in ducts is common, and the same ducts carry cooling in July. They are also where comfort goes missing. A joint that opens in the attic cools the attic. A bedroom with no way back for its air stays hot. [Central AC repair](service:central-ac-repair) here often ends with a bucket of duct sealant. Other houses have baseboard: hot water from a small boiler in finned pipe along the walls. One cold room is usually trapped air, a stuck valve, or fins crushed behind a couch. Where the burner runs on oil, tank and filter are looked at in [boiler maintenance](service:boiler-maintenance).',
      'Chimneys need a plan. A condensing furnace, the efficient kind, vents through plastic pipe and leaves the old flue to the water heater alone. That flue is then too wide and the brick gets wet from inside. So a [furnace replacement](service:furnace-replacement) comes with a chimney liner, or a water heater that vents by itself. A licensed master plumber pipes the gas, in rigid pipe.',
      'By the shore, height counts. Midland Beach, New Dorp Beach and Great Kills flooded in Hurricane Sandy. In a flood zone, a new or substantially improved home needs its lowest floor at or above the design flood elevation. We think the same way about machines. Ask before a new [water heater](service:water-heater-replacement) goes back on the slab.',
    ],
    specificServices: [
      {
        service: 'central-ac-repair',
        title: 'Central air, ducts included',
        text: 'From the pad in the yard to the grille in the far bedroom.',
      },
      {
        service: 'furnace-replacement',
        title: 'Furnaces and their chimneys',
        text: 'The vent, the liner and the water heater in one plan.',
      },
      {
        service: 'water-heater-replacement',
        title: 'Water heaters off the slab',
        text: 'Raised above the last high-water line where the basement floods.',
      },
      {
        service: 'mini-split-installation',
        title: 'Garages, sunrooms, additions',
        text: 'A ductless head where the old ducts never reached.',
      },
      {
        service: 'hvac-system-replacement-estimate',
        title: 'Whole-house estimate',
        text: 'Gas, heat pump or both, written side by side.',
      },
    ],
    whyChoose: [
      {
        title: 'We check the ducts first',
        text: 'We measure the air at the far bedroom before we price a condenser.',
      },
      {
        title: 'We pick the spot before the pad',
        text: 'Clear of the dryer vent, the downspout and the neighbor’s bedroom, with room to open every panel.',
      },
      {
        title: 'Two machines, one flue',
        text: 'Furnace and water heater are looked at together, because each one leans on the chimney.',
      },
    ],
    image: 'borough-staten-island',
    imageAlt:
      'A clapboard house on Staten Island with a porch and a heat pump at its side, over a basement with a furnace, ducts and a water heater',
    questions: [
      {
        topic: 'permit',
        question: 'Does a new furnace need a permit here?',
        answer:
          'Count on a filing by the licensed master plumber. The city’s list of swaps without one names gas boilers and gas water heaters, and leaves furnaces out.',
      },
      {
        topic: 'choice',
        question: 'Should machines go up after a flood?',
        answer:
          'Where the basement took water once, we plan for it: on a stand, or one floor up. An elevation certificate, if you have one, helps set the height.',
      },
      {
        topic: 'rebate',
        question: 'Does a whole-house heat pump get a rebate?',
        answer:
          'Perhaps. The state program runs through the electric utility, and its rules change. See [the last check](page:rebates), and ask again when you choose.',
      },
    ],
    metadata: {
      title: 'HVAC on Staten Island | Furnaces and Central Air',
      description:
        'Heating and cooling for Staten Island houses: furnaces, baseboard boilers and oil tanks, central air and its ducts, water heaters above the flood line.',
    },
  },
];
