import type { Service } from '../schema.ts';

/** Ductless systems, the five jobs in the order of the menu. */
export const miniSplitServices: readonly Service[] = [
  {
    title: 'Mini-Split Repair',
    slug: 'mini-split-repair',
    system: 'mini-split',
    job: 'repair',
    icon: 'wrench',
    plainName: 'the ductless head on the wall',
    description: 'Water down the wall, a blinking light, a room that stays warm.',
    lead: 'It drips, blinks, ices over, or blows all day and changes nothing. The ductless head hangs high on the wall, and the cause may sit in the fan unit outside.',
    details: [
      {
        title: 'Leaks, drips and weak cooling traced to cause',
        text: 'A drip, a warm room and a block of ice can share one cause. We find it before a part is named.',
      },
      {
        title: 'Error codes read against that brand’s manual',
        text: 'Two blinks mean one thing on one make and something else on the next. We look it up every time.',
      },
      {
        title: 'Drain, pan and pump tested with water',
        text: 'A jug goes in at the head and has to come out at the far end, pump or no pump.',
      },
      {
        title: 'Refrigerant leaks fixed before any charge',
        text: 'A sealed system that runs low has a hole. The refrigerant is recovered, the hole is closed, and the charge is weighed in.',
      },
      {
        title: 'Boards, sensors and motors tested',
        text: 'Volts, ohms and amps decide whether a board is dead. A board costs too much to change on a hunch.',
      },
      {
        title: 'Heating and cooling both tried',
        text: 'A fix in July that fails in January is half a fix. Where the weather allows, both modes run before the covers go back.',
      },
    ],
    keywords: [
      'mini split leaking water',
      'ductless ac not cooling',
      'mini split blinking light',
      'mini split not heating',
      'mini split repair queens',
      'split ac dripping inside',
      'ductless repair near me',
    ],
    statement: 'Half the machine is outside. We read both halves before we name a part.',
    longDescription: [
      'A mini-split is two machines that have to agree, and in New York they are rarely close together. Copper pipes and a signal wire run between them, so a fault at one end often shows at the other. Every repair opens with the remote in hand: we run it and write down what each end does.',
      'Weak cooling tends to be dirt on the coil and fan, or a leaking flare. A flare is a copper joint shaped like a small bell and held by a nut. We hunt the leak with nitrogen, fix it, pull a vacuum and weigh the charge in. Adding some and driving away is not a repair. If all it does is smell, a [mini-split cleaning](service:mini-split-maintenance) may be enough.',
      'Some things look like faults and are not. Steam off the outdoor unit in January is frost being melted. Two heads on one outdoor unit cannot heat one room and cool another; that takes a [multi-room VRF system](service:vrf-vrv-system-repair).',
      'The city adds a part of its own: reaching the other half. It may hang on a rear wall in [the Bronx](borough:bronx), four floors over an alley. It may sit on a roof behind a door only the super can open. Tell us when you book, because that decides the ladder.',
    ],
    callToAction: 'Book Mini-Split Repair',
    checks: [
      {
        part: 'Condensate drain',
        text: 'Followed from head to outlet: a clog, a hose that hangs level, or a pump that does not start.',
      },
      {
        part: 'Indoor coil',
        text: 'Looked at for ice, matted dirt and oil. A trace of oil on the copper points to a leak.',
      },
      {
        part: 'Line set, insulated',
        text: 'Soap on the flares, then nitrogen in the pipes and a gauge needle that must not move.',
      },
      {
        part: 'Compressor',
        text: 'Windings and amps read, along with the inverter, the board that sets its speed.',
      },
      {
        part: 'Outdoor fan',
        text: 'Turned by hand with the power off, then run and measured. Nothing may rub the grille.',
      },
      { part: 'Service valves', text: 'Gauges go on here only after dirt and poor airflow are ruled out.' },
    ],
    symptoms: [
      {
        notice: 'Water runs down the wall',
        parts: ['Condensate drain', 'Indoor coil'],
        look: 'A stopped drain or pump, or ice on the coil that thaws',
      },
      {
        notice: 'It runs but barely cools',
        parts: ['Intake and filter', 'Cross-flow fan', 'Line set, insulated'],
        look: 'Dust first, then a leaking flare',
      },
      {
        notice: 'A light blinks on the head',
        parts: ['Compressor', 'Outdoor fan'],
        look: 'The code in that make’s manual: wire, sensor, motor or board',
      },
      {
        notice: 'There is ice on the head',
        parts: ['Indoor coil', 'Intake and filter'],
        look: 'Too little air or too little refrigerant. Turn it off and let it melt',
      },
      {
        notice: 'A block of ice outside in winter',
        parts: ['Condenser coil', 'Outdoor fan'],
        look: 'Defrost fault or plugged drain holes. Thin frost that clears is normal',
      },
      {
        notice: 'It cools but will not heat',
        parts: ['Compressor', 'Condenser coil'],
        look: 'The reversing valve in the outdoor unit, a sensor, or low charge',
      },
      {
        notice: 'It rattles and the neighbor has noticed',
        parts: ['Wall bracket', 'Outdoor fan'],
        look: 'Loose bolts, worn rubber mounts, a fan out of balance',
      },
      {
        notice: 'Dead since the power blinked',
        parts: ['Compressor'],
        look: 'Breaker and disconnect, then the inverter board',
      },
    ],
    prepare: [
      'A photo of the label on the outdoor unit, if you can reach it safely.',
      'How many blinks, which color, and on which head. A phone video says it all.',
      'Who holds the key to the roof or yard door, and the hours that person keeps.',
      'Floor space for a stepladder under the head. Move the bed or cover the desk.',
      'When it last worked right, and who has opened it since.',
      'Co-op or condo: the insurance wording its office asks contractors for.',
    ],
    limits: [
      'A new circuit, breaker or disconnect is work for a licensed electrician, named in your written scope.',
      'An outdoor unit hung where no ladder can stand may need a rigger. You get that price before anyone climbs.',
      'A repair visit may carry a fee. It is named before the first cover comes off.',
    ],
    questions: [
      {
        topic: 'who-pays',
        question: 'The landlord put it in. Who pays?',
        answer:
          'Usually the landlord, because the machine stays with the apartment. One you brought is yours. For the rest, read the lease.',
      },
      {
        topic: 'cost',
        question: 'What does finding a leak cost?',
        answer:
          'A search takes hours of nitrogen, soap and waiting, so it has a price of its own. You hear that price first, and the price of the repair once we know the spot.',
      },
      {
        topic: 'tonight',
        question: 'Can it keep running until you come?',
        answer:
          'If it only blinks or smells musty, yes. If it drips on a wall, ices up, trips the breaker or smells burned, switch it off and leave it off. If you see smoke, get everybody out and call 911.',
      },
      {
        topic: 'time',
        question: 'Will you have the part with you?',
        answer:
          'Seldom a board or a motor: those fit one model and are ordered by its label. With photos of both labels, the order can go out after a single visit.',
      },
    ],
    metadata: {
      title: 'Mini-Split Repair in New York City | Leaks, Codes, Ice',
      description:
        'Ductless head dripping, blinking or blowing warm? We read both ends, test the drain with water and fix leaks before refrigerant goes in.',
    },
  },
  {
    title: 'Mini-Split Maintenance',
    slug: 'mini-split-maintenance',
    system: 'mini-split',
    job: 'maintenance',
    icon: 'gauge',
    plainName: 'the ductless unit high on the wall',
    description: 'Coil, blower wheel and drain cleaned so the head moves its air again.',
    lead: 'A ductless head breathes room dust all year, and rinsing the filter never reaches the wheel behind it. For homes and shops in New York City: both ends cleaned, cooling and heating both run.',
    details: [
      {
        title: 'Deep clean of coil and blower wheel',
        text: 'The covers come off and both are washed until the water runs clear. Drop cloths first, a wiped wall last.',
      },
      {
        title: 'Drain, pump and pan flushed and tested',
        text: 'The hose is flushed end to end. Where a pump does the lifting, its tank is cleaned and its float raised by hand.',
      },
      {
        title: 'Outdoor coil, pan and bracket inspected',
        text: 'Leaves, lint and street soot come off the fins. The holes in the base pan are opened, and rust is noted.',
      },
      {
        title: 'Pipe insulation and wall seal checked',
        text: 'Sun and squirrels ruin pipe insulation. The hole in the wall is sealed again where rain or mice could use it.',
      },
      {
        title: 'Both modes run, temperatures written down',
        text: 'Air in, air out, warm and cold, for each head. Next year has something to be compared with.',
      },
      {
        title: 'Every head in the house on one trip',
        text: 'We start on the top floor and work down, so ladder, bags and buckets cross each room once.',
      },
    ],
    keywords: [
      'mini split cleaning nyc',
      'ductless ac maintenance',
      'mini split smells musty',
      'mini split service near me',
      'clean mini split blower wheel',
      'black dust from split ac',
    ],
    statement: 'The filter is yours. The wheel behind it is ours.',
    longDescription: [
      'A mini-split head has no fine filter, only a plastic screen that stops lint. In a New York apartment frying grease, avenue soot and cat hair pass through it and settle on a damp coil. Behind the coil turns the cross-flow fan, a wheel as long as the head, with rows of small curved blades. Once those fill up, the air goes weak and the room starts to smell. No spray from below reaches them. So we cover the floor, hang a bag, and wash coil and wheel into it.',
      'The outdoor unit takes the other half of the visit. In winter it melts its own frost, and that water has to leave through small holes in the base pan. We open them in fall, before the pan can freeze into a block. Then fins, screws, rubber feet and the copper’s jacket have their turn. In [Queens](borough:queens) that can be a step into the driveway. On a tower it is a freight elevator, a hatch and a windy roof.',
      'A head that only cools needs one visit a year, in spring. One that also heats works two seasons and does better with a second visit in fall. Your share is small: every few weeks in season, slide the screens out, rinse them under the faucet, and put them back dry. In a two-family house, show the tenant how the flap opens.',
      'Washing does not cure a leak or a blinking light, so a [mini-split repair](service:mini-split-repair) is quoted as its own job. Nor is this page for the unit in a sleeve under the window; that one has its own [PTAC cleaning](service:ptac-maintenance).',
    ],
    callToAction: 'Book a Tune-Up',
    checks: [
      {
        part: 'Intake and filter',
        text: 'Screens washed, looked over for tears and clipped in so dust cannot slip past the edge.',
      },
      {
        part: 'Indoor coil',
        text: 'Foamed and rinsed into the bag; fins combed straight where a thumb has bent them.',
      },
      { part: 'Cross-flow fan', text: 'Each blade cleaned to the root. A wheel left half clean shakes.' },
      {
        part: 'Condensate drain',
        text: 'Flushed from the pan to the last inch of hose, the slime caught in a bucket.',
      },
      { part: 'Condenser coil', text: 'Rinsed from the inside out, so the dirt leaves the way it came.' },
      {
        part: 'Wall bracket',
        text: 'Bolts tried with a wrench, rust marked, and flattened rubber feet put on the list.',
      },
    ],
    symptoms: [
      {
        notice: 'It smells like a gym bag',
        parts: ['Cross-flow fan', 'Indoor coil'],
        look: 'A wet film of dust on wheel and fins',
      },
      {
        notice: 'Black specks on the wall or the bed',
        parts: ['Louver', 'Cross-flow fan'],
        look: 'Dirt thrown off a loaded wheel. Wiping the louver will not end it',
      },
      {
        notice: 'The air is weaker than last summer',
        parts: ['Intake and filter', 'Cross-flow fan'],
        look: 'Clogged screens, then blades packed level',
      },
      {
        notice: 'It gurgles',
        parts: ['Condensate drain'],
        look: 'Slime or a sag in the hose, or air drawn back up through it',
      },
      {
        notice: 'Will you make a mess?',
        parts: ['Indoor coil'],
        look: 'Wash water runs into a bag and a bucket, with a sheet under both',
      },
      {
        notice: 'The bedroom wall hums from outside',
        parts: ['Wall bracket', 'Outdoor fan'],
        look: 'Rubber feet gone hard, or leaves caught in the fan',
      },
    ],
    prepare: [
      'Count the heads, and tell us which ones hang over a bed, a crib or a piano.',
      'A sink or tub where we can fill and empty buckets, on the same floor if there is one.',
      'Say which heads also warm the room, so the visit lands in the right month.',
      'Yard gate or terrace unlocked, and flowerpots pulled back.',
      'Last year’s temperatures, if somebody wrote them down.',
    ],
    limits: [
      'A cleaning does not open the refrigerant circuit. A suspected leak is reported and quoted separately.',
      'Where the outdoor unit cannot be reached safely, the report says what was left undone.',
    ],
    questions: [
      {
        topic: 'cost',
        question: 'How is a cleaning priced?',
        answer:
          'By the head, as each is bagged, washed and tested alone. An outdoor unit on a bracket or a roof adds the time it takes to reach.',
      },
      {
        topic: 'time',
        question: 'How long is each room tied up?',
        answer:
          'From the moment its head is opened until it has run warm and cold. Tell us which room you need back first.',
      },
      {
        topic: 'who-pays',
        question: 'Should landlord or tenant have it washed?',
        answer:
          'Rinsing the screens is for whoever uses the remote. The deep wash protects the owner’s machine, so it is usually the owner who books.',
      },
    ],
    metadata: {
      title: 'Mini-Split Maintenance and Cleaning in New York City',
      description:
        'The coil and blower wheel of a ductless head washed into a bag, the drain flushed, the outdoor unit checked, temperatures left on paper.',
    },
  },
  {
    title: 'Mini-Split Replacement',
    slug: 'mini-split-replacement',
    system: 'mini-split',
    job: 'replacement',
    icon: 'exchange',
    plainName: 'a new wall head and its outdoor unit',
    description: 'Old heads out, new ones in, and a straight answer on the old copper.',
    lead: 'Was the old ductless unit the right size, in the right place, and did its water ever have a proper drain? Mini-split replacement in New York City is the chance to put that right.',
    details: [
      {
        title: 'Old unit’s refrigerant recovered, never vented',
        text: 'It goes into a cylinder and onto a scale before a pipe is cut.',
      },
      {
        title: 'Old line set reused only when allowed',
        text: 'The line set is the pair of copper pipes in your wall. Diameter, wall thickness and the manufacturer’s manual settle it.',
      },
      {
        title: 'New equipment matched, indoors and out',
        text: 'Head and outdoor unit are listed as a set for today’s refrigerants. An old head does not go on a new outdoor unit.',
      },
      {
        title: 'Circuit, breaker and disconnect compared',
        text: 'The new nameplate may ask for another breaker. The estimate tells you.',
      },
      {
        title: 'Size worked out again',
        text: 'New windows, roof insulation, a wall taken down: the room is not the one the first unit was bought for.',
      },
      {
        title: 'Disposal and wall patch written down',
        text: 'A new head rarely covers the old screw holes. Who patches, who paints and who carts is in the scope.',
      },
    ],
    keywords: [
      'replace mini split nyc',
      'old ductless ac replacement',
      'r410a mini split replacement',
      'mini split upgrade',
      'reuse mini split line set',
      'swap out split ac unit',
    ],
    statement: 'The old copper may stay if the manufacturer allows it.',
    longDescription: [
      'There comes a day when a mini-split should not be fixed again. The compressor or its board dies on an old unit out of warranty, the coil leaks, or nobody makes the part. Some units were wrong from the first day: too big for the bedroom, cold for four minutes and clammy for the rest of the hour. Copying that size copies the mistake. Not sure it is finished? A [mini-split repair](service:mini-split-repair) visit finds out.',
      'Refrigerant is why this is more than a swap. Since January\u00a01, 2026, New York State has barred R-410A, the refrigerant in many units now on the wall, from new home and light commercial systems. New ones run on R-32 or R-454B, which are mildly flammable, called A2L in the trade. So head and outdoor unit change together. The copper in the wall is judged on its own: right size, clean inside, no crushed bend, and a yes in the manual. Then a closed wall stays closed. If the pipe does not pass, we show you a new route and the cover that hides it. Either way, every joint is made new.',
      'If the next head belongs on another wall, that is a [mini-split installation](service:mini-split-installation) with a route of its own. The old one has to leave in any case, and here the building makes you wait. A roof unit in [Manhattan](borough:manhattan) comes down in a service elevator booked by the hour, or by the stairs. Your co-op may call even a like-for-like change an alteration, with papers for the board and weekday hours. In a landmark building or historic district, moving the outdoor unit is an exterior change. The Landmarks Preservation Commission has a say in it, even when no other permit is needed.',
    ],
    callToAction: 'Plan My Replacement',
    checks: [
      {
        part: 'Line set, insulated',
        text: 'Measured, looked into and held against the reuse rule before anyone says it can stay.',
      },
      {
        part: 'Service valves',
        text: 'Where the old charge is drawn off. If they have seized, recovery takes longer and we say so.',
      },
      {
        part: 'Wall bracket',
        text: 'Kept if it fits the new feet and weight and the rust is skin deep. The rubber is always new.',
      },
      {
        part: 'Condensate drain',
        text: 'Traced to its end. One that empties on a neighbor’s side is rerouted.',
      },
      {
        part: 'Louver',
        text: 'A paper outline of the new head on the wall shows where it blows and which holes stay visible.',
      },
      {
        part: 'Compressor',
        text: 'The new one must slow down enough for the smallest room. Peak output is the easy part.',
      },
    ],
    symptoms: [
      {
        notice: 'They say the board is no longer made',
        parts: ['Compressor'],
        look: 'We ask the manufacturer’s parts desk before we call it dead',
      },
      {
        notice: 'The room was always cold and clammy',
        parts: ['Compressor', 'Indoor coil'],
        look: 'An oversized unit. The next one is sized from the room',
      },
      {
        notice: 'Can the pipes in the wall stay?',
        parts: ['Line set, insulated'],
        look: 'If the size is right, the inside clean, and the manual allows it',
      },
      {
        notice: 'Can I keep the good head?',
        parts: ['Indoor coil', 'Service valves'],
        look: 'Not on a new refrigerant. The heads change with the outdoor unit',
      },
      {
        notice: 'What happens to the old one?',
        parts: ['Service valves', 'Condenser coil'],
        look: 'Emptied, unbolted, carried out by stairs, elevator or hoist',
      },
      {
        notice: 'Will the wall look the same?',
        parts: ['Louver'],
        look: 'Head sizes differ. Holes and paint lines are shown to you first',
      },
    ],
    prepare: [
      'Photos of both labels, one on the head and one on the outdoor unit.',
      'Papers from the first installation, if any: model numbers, pipe lengths, who filed what.',
      'A picture of the open panel door with the unit’s breaker pointed out.',
      'The alteration form and elevator hours of your building, before we choose a day.',
      'Which room was never right, and at what time of day.',
    ],
    limits: [
      'A larger breaker, new wire or a moved disconnect belongs to a licensed electrician, named in your written scope.',
      'We close the holes we make. Plaster, paint and roofing beyond that are listed for other trades.',
      'Boards and the Landmarks Commission give their own answer. We supply drawings and data sheets.',
    ],
    questions: [
      {
        topic: 'cost',
        question: 'Does a swap cost less than a new system?',
        answer:
          'Usually, where bracket, drain and circuit can stay. New copper behind a finished wall takes back much of the difference.',
      },
      {
        topic: 'permit',
        question: 'Is the old permit still good?',
        answer:
          'It covered the old equipment. If circuit, pipe route or outdoor spot changes, a filing may be due. The electrician files the wiring; the rest is in the estimate.',
      },
      {
        topic: 'rebate',
        question: 'Is there a rebate for new ductless?',
        answer:
          'Do not count on it: a program may leave out one heat pump that follows another. Read [the last check](page:rebates), then let us ask for your address.',
      },
      {
        topic: 'time',
        question: 'How long is the room without air?',
        answer:
          'From recovery to start-up, with a vacuum between them that ends when the gauge says so. One zone is quicker than four.',
      },
    ],
    metadata: {
      title: 'Mini-Split Replacement in New York City | Old to New',
      description:
        'Changing an old ductless unit: size worked out again, refrigerant recovered, copper reused only where the manual allows, disposal in writing.',
    },
  },
  {
    title: 'Mini-Split Installation',
    slug: 'mini-split-installation',
    system: 'mini-split',
    job: 'installation',
    icon: 'indoor-unit',
    plainName: 'heating and cooling without ducts',
    description: 'One room or every floor, with the line set where nobody looks.',
    lead: 'Heating and cooling for a room, a floor or a whole house without ducts: one unit outside, thin copper lines, a head on the wall. Brownstone, co-op or corner store, anywhere in New York City.',
    details: [
      {
        title: 'Single- or multi-zone, sized by load calculation',
        text: 'One head or several on each outdoor unit. Every room’s heat is counted, and the outdoor size is picked last.',
      },
      {
        title: 'Flares made fresh, pressure-tested with nitrogen',
        text: 'A flare is the bell-shaped end of a copper pipe. Ours are cut on site, tightened to the manual’s figure, and left under pressure.',
      },
      {
        title: 'Vacuum measured before the valves open',
        text: 'The pump runs until a micron gauge says the pipes are dry and tight, however long that takes.',
      },
      {
        title: 'Water goes to a proper drain',
        text: 'Condensate, the water a coil wrings from the air, ends at an approved drain, away from sidewalks and neighbors’ brick.',
      },
      {
        title: 'Quiet on roof, yard or bracket',
        text: 'Rubber under the feet, a level base, and a spot picked with the neighbor’s bedroom window in mind.',
      },
      {
        title: 'Start-up readings left with you',
        text: 'Temperatures, pipe lengths and charge on day one. Whoever services it later starts from them.',
      },
    ],
    keywords: [
      'mini split installation nyc',
      'ductless heat pump install',
      'split ac brownstone',
      'ductless ac apartment',
      'mini split condenser on roof',
      'multi zone mini split brooklyn',
    ],
    statement: 'The hard part is the route, so we draw it first.',
    longDescription: [
      'A mini-split installation needs four answers before a price: a spot for the outdoor unit, a path for the copper, a drain for the water, and a breaker. The [free mini-split estimate](service:free-mini-split-installation-estimate) puts all four on paper. In a [Brooklyn](borough:brooklyn) brownstone that may mean the rear yard and a closet chase, a hollow shaft for pipes. In a New York co-op it is usually the roof and an alteration agreement, the contract you sign with the building before work.',
      'Size comes from the rooms: glass, sun, the roof over the top floor, people, the oven. A head that is too big leaves a room cold and damp. Several heads can share one outdoor unit, which saves roof, but they all heat or all cool at one time. If it will be your only heat, we pick a cold-climate model, since January nights here can fall into the teens. A house with good ducts may not need heads at all; there, new [central air](service:central-ac-replacement) can be the shorter road.',
      'On the day, the hole in the wall is drilled to slope outward, so rain stays out. The copper is cut, cleaned and flared. The lines are held under nitrogen to show leaks, then pulled to a deep vacuum that boils the moisture off. Only then do the valves let refrigerant in.',
      'In a historic district the Landmarks Commission decides what may show, and we prepare placements with that in mind. What you keep is a cold or warm room, a labeled breaker, and a page of start-up numbers for whoever comes next.',
    ],
    callToAction: 'Book Mini-Split Install',
    checks: [
      {
        part: 'Wall bracket',
        text: 'Anchored in sound brick. Otherwise a stand in the yard, or roof rails that spread the weight.',
      },
      {
        part: 'Line set, insulated',
        text: 'Shortest quiet path, each pipe in its own jacket, every bend made with a bender.',
      },
      { part: 'Condensate drain', text: 'Falls all the way. A pump goes in only where gravity gives up.' },
      {
        part: 'Intake and filter',
        text: 'The head hangs with the gap above it that the manual asks for, so the screen slides out.',
      },
      {
        part: 'Service valves',
        text: 'Stay shut through pressure test and vacuum. Then opened, capped and checked for leaks.',
      },
      {
        part: 'Outdoor fan',
        text: 'Faces open air. Too near a parapet, the low wall at the roof edge, it breathes its own heat.',
      },
    ],
    symptoms: [
      {
        notice: 'Where does the outdoor unit stand?',
        parts: ['Wall bracket', 'Compressor'],
        look: 'Bracket, yard stand or roof rails, with room to kneel beside it',
      },
      {
        notice: 'How does the copper get in?',
        parts: ['Line set, insulated'],
        look: 'Closet, chase or a cover down the rear wall',
      },
      {
        notice: 'Where does the water go?',
        parts: ['Condensate drain'],
        look: 'By gravity to a drain, by pump if it must',
      },
      {
        notice: 'What will I see inside?',
        parts: ['Intake and filter', 'Louver'],
        look: 'The head, a short cover, and nothing on the ceiling',
      },
      {
        notice: 'How is it serviced later?',
        parts: ['Service valves', 'Condenser coil'],
        look: 'Valves within reach, fins with space in front',
      },
      {
        notice: 'What will I hear?',
        parts: ['Cross-flow fan', 'Outdoor fan'],
        look: 'A breath indoors, a low hum outside, rubber in between',
      },
    ],
    prepare: [
      'The signed sketch of the route, at hand for whoever opens the door.',
      'Board approval in hand, with the work hours it names.',
      'The closets on the route emptied, and a ladder’s width of wall clear for each head.',
      'A word to the neighbors along the yard: a core drill in brick is loud for a while.',
      'The super’s phone, for the roof key and the service elevator.',
      'A clear path to the electrical panel, with the door able to open.',
    ],
    limits: [
      'The dedicated circuit and the outdoor disconnect are filed and wired by the licensed electrician your scope names.',
      'If the water needs a new connection to the house drain, a licensed master plumber makes it.',
      'Roof steel is for an engineer. In a building from before 1987, an asbestos assessment comes before the city permit if plaster or pipe insulation will be disturbed.',
    ],
    questions: [
      {
        topic: 'cost',
        question: 'What does the price depend on?',
        answer:
          'The number of heads, the length of copper, the drain and the circuit. Roof work, core drilling or a rigger come on top where the route needs them.',
      },
      {
        topic: 'permit',
        question: 'Who files what?',
        answer:
          'The electrician files the circuit. Larger units, and some small ones that open a roof, go to the Buildings Department. Board and landmark papers carry your name and our drawings.',
      },
      {
        topic: 'rebate',
        question: 'Are there rebates for heat pumps?',
        answer:
          'Con Edison runs a state program for some of them, paid through enrolled contractors. Amounts move, so we print none; [sources and dates](page:rebates) are listed.',
      },
      {
        topic: 'time',
        question: 'How long does it take from start to finish?',
        answer:
          'In a house without a board, the route and the electrician’s filing set the date. In a co-op, the board does.',
      },
      {
        topic: 'who-pays',
        question: 'I rent. Can I put one in?',
        answer:
          'With the owner’s written yes, as it means a hole in the wall and a machine outside. Agree at the same time who keeps it when you move.',
      },
    ],
    metadata: {
      title: 'Mini-Split Installation in New York City | Ductless',
      description:
        'Ductless heating and cooling for brownstones, co-ops and houses: the route drawn first, nitrogen test, measured vacuum, drain tested, readings left.',
    },
  },
  {
    title: 'Free Mini-Split Installation Estimate',
    slug: 'free-mini-split-installation-estimate',
    system: 'mini-split',
    job: 'estimate',
    icon: 'sheet',
    plainName: 'the visit before a ductless system',
    description: 'We look at the rooms, the wall and the panel, and write the price down.',
    lead: 'We come to your place in New York City, walk the rooms, the roof or yard and the panel, and price a ductless system on paper. The mini-split installation estimate is free.',
    details: [
      {
        title: 'Heat load worked out room by room',
        text: 'A garden floor and a top floor of the same size need different heads. We measure glass, walls and what is overhead.',
      },
      {
        title: 'Outdoor-unit spots shown: yard, roof or bracket',
        text: 'We stand at each one and say what it takes in pipe, noise and permission.',
      },
      {
        title: 'Pipe and water route agreed before you sign',
        text: 'A sketch shows each run of cover you would see and the drain where the water ends.',
      },
      {
        title: 'Panel and circuits looked at',
        text: 'Main size, spare slots, and how far the wire has to travel. An old fuse box is named now, before it can stop the job.',
      },
      {
        title: 'Landmark, board and city steps listed',
        text: 'Every step in order, with the name of the trade or person who files it.',
      },
      {
        title: 'A written price, no charge for the quote',
        text: 'Equipment, labor, carting, and what is left out, on paper.',
      },
    ],
    keywords: [
      'mini split estimate nyc',
      'ductless ac installation cost brooklyn',
      'free hvac estimate',
      'mini split for brownstone',
      'how much does a mini split cost nyc',
      'ductless quote co-op apartment',
    ],
    statement: 'An estimate without the route is a guess with a number on it.',
    longDescription: [
      'You do not need a model number, only a complaint. Show us the rooms that bake, the ones that freeze, and the window you lost to an air conditioner. We measure walls and glass, note which way they face, and ask how the place is heated now. Out comes a load for each room in BTU per hour, the rate at which heat has to be moved. The equipment follows from that list. Where the walk shows that one tired unit could simply be changed, we price a [mini-split replacement](service:mini-split-replacement) instead.',
      'Next we look for the way out. In a row house it may run down the back to a stand in the yard. In a fifth-floor co-op in [the Bronx](borough:bronx) it may climb through a line of closets to the roof, if the board agrees. We go up there with the super, look at the parapet and the roof covering, and find a spot outside the paths firefighters use. On the way back we stop at the electrical panel and count what is left.',
      'You receive a few pages: where every head hangs, the sketch, the drain, the circuit, the permissions and the price. Equipment over 3\u00a0tons of cooling, which is 36,000\u00a0BTU/h, needs a city permit. A smaller unit can need one too, for instance when its pipes pass through a roof or a fire-rated wall or floor. The pages say which case is yours. They also say what we could not see, such as the inside of a wall.',
      'Take your time with them. Show them to the board. Should you decide on another kind of heat after all, the [whole-system estimate](service:hvac-system-replacement-estimate) uses the same measurements. Should you say yes, the sketch becomes the plan of the [mini-split installation](service:mini-split-installation).',
    ],
    callToAction: 'Get Mini-Split Estimate',
    checks: [
      {
        part: 'Compressor',
        text: 'The rooms are added up: one outdoor unit or two, single zone or several.',
      },
      {
        part: 'Condenser coil',
        text: 'Space taped out on the spot: wall behind, window beside, snow below.',
      },
      {
        part: 'Line set, insulated',
        text: 'Paced from each head to the outdoor unit, then length and height held to the manufacturer’s limit.',
      },
      {
        part: 'Condensate drain',
        text: 'We look for a legal drain below the head. Failing that, a pump is in the price.',
      },
      {
        part: 'Indoor coil',
        text: 'Wall head, floor console or a slim ducted unit in the ceiling: the choices for every room.',
      },
      { part: 'Louver', text: 'We ask where the bed stands, so the air does not land on a pillow.' },
    ],
    symptoms: [
      {
        notice: 'How many heads do I need?',
        parts: ['Indoor coil', 'Louver'],
        look: 'Usually one for each room with a door, fewer on an open floor',
      },
      {
        notice: 'Is one outdoor unit enough?',
        parts: ['Compressor', 'Condenser coil'],
        look: 'Yes, if the rooms can agree on heat or cooling',
      },
      {
        notice: 'Will my panel carry it?',
        parts: ['Compressor'],
        look: 'We read the main and count slots. An electrician confirms',
      },
      {
        notice: 'Can it hang on the front?',
        parts: ['Wall bracket', 'Outdoor fan'],
        look: 'Rarely wise. In a historic district the Landmarks Commission must approve it',
      },
      {
        notice: 'We have no yard. Now what?',
        parts: ['Wall bracket', 'Line set, insulated'],
        look: 'Roof or rear wall, with the extra pipe in the price',
      },
      {
        notice: 'Can it heat the place alone?',
        parts: ['Compressor', 'Indoor coil'],
        look: 'Often, when it is sized for the coldest night',
      },
    ],
    prepare: [
      'Rank the rooms before we come. Which one is first if the budget stops?',
      'A floor plan. A broker’s sketch will do.',
      'The page of the house rules that covers air conditioners, as a photo or PDF.',
      'Roof, yard and panel all reachable during the one visit.',
      'Whoever has to say yes, in the room or on the phone.',
    ],
    limits: [
      'No estimate is made from phone photos alone.',
      'What the electrical service can carry is confirmed by a licensed electrician. The estimate marks that line.',
      'Approvals are not ours to give. You learn which ones to ask for, and in what order.',
    ],
    questions: [
      {
        topic: 'cost',
        question: 'Is the estimate really free?',
        answer:
          'For a new system it is, whether you sign or not. Looking for a fault in a machine you have is a repair visit, which may carry a fee.',
      },
      {
        topic: 'time',
        question: 'How much time should I set aside?',
        answer:
          'It depends on the number of rooms and the way to the roof or yard. With every door open, one visit does it.',
      },
      {
        topic: 'booking',
        question: 'What happens after I book?',
        answer:
          'You choose the slot on the booking page and gather what is listed above. The visit comes next, and the price follows in writing.',
      },
      {
        topic: 'rebate',
        question: 'Is a rebate already in the price?',
        answer:
          'It is kept apart, because a program can run out between quote and work. It stands beside the price with its date; here is [the last check](page:rebates).',
      },
    ],
    metadata: {
      title: 'Free Mini-Split Installation Estimate in New York City',
      description:
        'A visit, a load for every room, spots for the outdoor unit, pipe and drain route, panel, board and permit steps, and one written price.',
    },
  },
];
