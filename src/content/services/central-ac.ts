import type { Service } from '../schema.ts';

/** Split central air with ducts, the three jobs in the order of the menu. */
export const centralAcServices: readonly Service[] = [
  {
    title: 'Central AC Repair',
    slug: 'central-ac-repair',
    system: 'central-ac',
    job: 'repair',
    icon: 'wrench',
    plainName: 'cool air from grilles in every room',
    description: 'Warm air, ice on the coil, water through the ceiling, a breaker that trips.',
    lead: 'The grilles blow warm, the closet drips on the floor below, or the fan outside hums and will not turn. Central AC repair anywhere in New York City is done by the meter, before any part is changed.',
    details: [
      {
        title: 'Warm air, ice, drips or tripping breakers traced',
        text: 'Four complaints, a dozen causes. We test in order, so the cheap ones are ruled out first.',
      },
      {
        title: 'Capacitor, contactor, compressor on the meter',
        text: 'The contactor is the switch that wakes the condenser. With burnt contacts it stays silent, with a weak capacitor it hums. The meter confirms which.',
      },
      {
        title: 'Airflow and static pressure measured',
        text: 'Static pressure is blood pressure for ducts. A high one means a choked filter, shut registers or a return too small.',
      },
      {
        title: 'Leak test before any refrigerant is added',
        text: 'Refrigerant does not get used up. If the system is short of it, we go looking for the hole.',
      },
      {
        title: 'Drain, pan and float switch made safe',
        text: 'Over a finished ceiling, the drain matters more than the coil. You can watch us pour the water.',
      },
      {
        title: 'Readings explained in plain English',
        text: 'Superheat and subcooling tell whether the coil is fed right. You get the figures and what they mean.',
      },
    ],
    keywords: [
      'central ac not cooling',
      'ac blowing warm air',
      'ac leaking water ceiling',
      'ac repair staten island',
      'ac breaker tripping',
      'ac frozen coil',
      'thermostat blank ac not working',
    ],
    statement: 'A blank thermostat can mean a full drain pan.',
    longDescription: [
      'Central air is one system in two places: a condenser outdoors, and an indoor coil with a blower that feeds the ducts. On [Staten Island](borough:staten-island) the condenser is in the side yard and the coil sits on the furnace. In a Manhattan duplex the air handler, a cabinet holding coil and blower, hides in a top-floor closet. There it works above somebody’s ceiling, and a fault is soon somebody’s stain.',
      'That is why a blank thermostat deserves respect. In many closets a float switch cuts the control power when water rises in the pan. The display goes dark, and the thermostat itself is fine. We clear the trap, pour water through it, lift the float, and look for what let the pan fill. Where there is no float switch, we show you where one belongs.',
      'Ice is the other usual complaint. If you see frost on the copper, set cooling to off and the fan to on, and let it melt. Nobody can take readings from a block of ice. Filter, blower and ducts come next, because a coil short of air freezes just like one short of refrigerant. If the charge is low, we find the leak and repair it, evacuate the system, and weigh the refrigerant in. Ducts that run cold in January are a different call: [furnace repair](service:furnace-repair).',
      'Outside, a hum with no spin is often the capacitor, the can that gives a motor its kick. A meter settles that in a minute. A shorted compressor is the expensive one. You see the numbers, and [central AC replacement](service:central-ac-replacement) is priced beside the repair.',
    ],
    callToAction: 'Book AC Repair',
    checks: [
      {
        part: 'Disconnect',
        text: 'Fuses, lugs and scorch marks, with the power tested dead before a hand goes in.',
      },
      {
        part: 'Condenser fan',
        text: 'Capacitor read in microfarads. The motor is spun by hand, then run and clamped for amps.',
      },
      {
        part: 'Compressor',
        text: 'Windings tested to ground, starting current watched, contactor checked for burned points.',
      },
      {
        part: 'Blower',
        text: 'Dirt on the wheel, motor current, and the air pressure before and behind it.',
      },
      {
        part: 'A-coil',
        text: 'Thawed if need be, searched for oil spots and matted lint, then read for superheat.',
      },
      {
        part: 'Float switch',
        text: 'First the drain trap is opened and cleared. Then the float is raised until the whole system stops.',
      },
    ],
    symptoms: [
      {
        notice: 'Blowing warm air',
        parts: ['Compressor', 'Condenser coil'],
        look: 'Thermostat settings, then capacitor, a dirty coil or a leak',
      },
      {
        notice: 'Ice on the pipe or the cabinet',
        parts: ['A-coil', 'Air filter', 'Suction line'],
        look: 'Starved of air, or short of refrigerant',
      },
      {
        notice: 'Water through the ceiling',
        parts: ['Drain trap', 'Float switch', 'A-coil'],
        look: 'Blocked trap, rusted pan, no float switch',
      },
      {
        notice: 'Outside fan hums but stands still',
        parts: ['Condenser fan'],
        look: 'Capacitor, or a motor that has seized',
      },
      {
        notice: 'The breaker keeps tripping',
        parts: ['Compressor', 'Disconnect'],
        look: 'Shorted winding, hard start, loose lug. Leave it off',
      },
      {
        notice: 'The thermostat is blank',
        parts: ['Float switch', 'Drain trap'],
        look: 'Float switch up, a blown control fuse, or the transformer',
      },
      {
        notice: 'Short bursts, still humid',
        parts: ['Compressor', 'Supply duct'],
        look: 'Often a system too big for the house',
      },
      {
        notice: 'The top floor is an oven',
        parts: ['Supply duct', 'Blower'],
        look: 'Duct leaks, no return upstairs, heat under the roof',
      },
    ],
    prepare: [
      'If it iced up, let it thaw for a few hours before we come.',
      'Clothes and boxes out of the closet where the indoor unit lives.',
      'Which breaker trips, and whether at once or after a while.',
      'Notes from the last visit, above all any refrigerant that was added.',
      'If it leaks in a building: the name and floor of the neighbor below.',
    ],
    limits: [
      'If the trouble is in the panel or its feed, the licensed electrician named in your scope takes over.',
      'Where the coil sits on a gas furnace, gas piping is left to a licensed master plumber.',
      'Finding the fault may carry a fee; you know the amount before we start.',
    ],
    questions: [
      {
        topic: 'tonight',
        question: 'It leaks through the ceiling. What now?',
        answer:
          'Turn cooling off at the thermostat. Stay clear if water runs near a light or an outlet; if not, put a bucket under it. Warn whoever lives below, and leave the float switch alone: it may be what stopped the flood.',
      },
      {
        topic: 'cost',
        question: 'What drives the price?',
        answer:
          'On which half is broken. Capacitors and drains are the small jobs. A leaking coil or a grounded compressor is where a new system gets priced as well.',
      },
      {
        topic: 'who-pays',
        question: 'Is it mine or the condo’s?',
        answer:
          'An air handler that serves only your home is usually yours. The roof its condenser stands on is usually common, and the bylaws say who may go up there.',
      },
      {
        topic: 'time',
        question: 'Can it wait until Monday?',
        answer:
          'A warm house can, unless the heat is a danger to someone in it. Water over a ceiling or a tripping breaker: switch it off now. Smoke: get everyone out and call 911.',
      },
    ],
    metadata: {
      title: 'Central AC Repair in New York City | Warm Air, Leaks',
      description:
        'Warm grilles, ice, a ceiling stain or a blank thermostat: central air tested in order, leaks found before refrigerant, drain and float made safe.',
    },
  },
  {
    title: 'Central AC Maintenance',
    slug: 'central-ac-maintenance',
    system: 'central-ac',
    job: 'maintenance',
    icon: 'gauge',
    plainName: 'one fan unit outside, ducts indoors',
    description: 'One spring visit, before the first hot week.',
    lead: 'In the first hot week every condenser on the block wakes at once, and the weak ones quit. Central AC maintenance in New York City is a spring job for that reason.',
    details: [
      {
        title: 'Spring check before the first heat wave',
        text: 'Cooling has to run to be measured, so we come on a mild day, ahead of the hot ones.',
      },
      {
        title: 'Coils, drain and filter serviced',
        text: 'Outdoor fins are washed, the indoor coil is inspected and cleaned, and the trap is emptied and refilled.',
      },
      {
        title: 'Connections tightened, volts and amps logged',
        text: 'Screws work loose as metal warms and cools. A loose lug in April is a burned one in August.',
      },
      {
        title: 'Refrigerant read by its temperatures',
        text: 'Gauges go on only when the pipe temperatures give a reason, since every hookup loses a little.',
      },
      {
        title: 'Thermostat and safeties tested',
        text: 'We follow one full cycle from call to shut-off and make each safety switch stop it.',
      },
      {
        title: 'A filter plan for your house',
        text: 'Size, thickness and how often to look, written on the cabinet where the next person will find it.',
      },
    ],
    keywords: [
      'ac tune up nyc',
      'central air maintenance',
      'ac cleaning',
      'spring hvac service queens',
      'condenser coil cleaning',
      'ac drain line flush',
    ],
    statement: 'What the fan pulls through a side yard, the coil keeps.',
    longDescription: [
      'A condenser, the fan unit outdoors, draws air through its fins all summer. In [Queens](borough:queens) that air carries dryer lint from the shared driveway, cottonwood fluff and whatever the mower threw. The fins turn gray, the pressure climbs, and the compressor works harder for less. Washing them with the power off is a good part of this visit.',
      'Then the cabinet indoors. The A-coil, two slabs of fins leaned together like a tent, is seen with a light from below. The trap, a bend in the drain that holds water so air cannot sneak in, gets flushed. In a top-floor closet we raise the float and wait for the system to stop. If it runs on, that is line one of the report.',
      'With everything clean, it runs. We log air in and air out, volts, amps, both pipe temperatures and the pressure across the blower. A bad part we find is priced as a [central AC repair](service:central-ac-repair), never slipped into the visit. Where the blower also pushes your heat, [furnace maintenance](service:furnace-maintenance) in fall is its second visit.',
      'Between visits, look at the filter once a month in season. Leave registers open, even in rooms you do not use, and take any winter cover off before the first start.',
    ],
    callToAction: 'Book AC Tune-Up',
    checks: [
      {
        part: 'Condenser coil',
        text: 'Lint brushed off and fins washed from the clean side, bent rows combed straight.',
      },
      { part: 'Air filter', text: 'Right size, arrow the right way, no daylight around the frame.' },
      { part: 'Blower', text: 'Blades, bearings and speed setting, with the pressure across it on paper.' },
      { part: 'Drain trap', text: 'Flushed and left full. A dry one sucks air and spits water.' },
      {
        part: 'Suction line',
        text: 'The fat cold pipe: jacket whole from wall to condenser, temperature logged.',
      },
      {
        part: 'Heat strips',
        text: 'Where fitted: amps for each bank, browned wires, and a limit switch that opens.',
      },
    ],
    symptoms: [
      {
        notice: 'When should I book it?',
        parts: ['Condenser coil', 'Compressor'],
        look: 'Spring, on a day mild enough to run it',
      },
      {
        notice: 'The filter is black after a month',
        parts: ['Air filter', 'Blower'],
        look: 'Renovation dust, or a return pulling air from the basement',
      },
      {
        notice: 'It runs longer than last year',
        parts: ['Condenser coil', 'A-coil'],
        look: 'Fins loaded outdoors, or dust on the wet side',
      },
      {
        notice: 'The pipe outdoors sweats and drips',
        parts: ['Suction line'],
        look: 'Its jacket is torn or gone. A small job',
      },
      {
        notice: 'A little water by the air handler',
        parts: ['Drain trap'],
        look: 'Dry, or blocked with slime. Call before it stains the ceiling',
      },
      {
        notice: 'Dusty smell on the first cold night',
        parts: ['Heat strips'],
        look: 'Dust burning off. Normal once; twice deserves a look',
      },
    ],
    prepare: [
      'A new filter, or the size printed on the old one’s edge, such as 16\u00a0×\u00a025\u00a0×\u00a01.',
      'Hedge, grill and trash cans an arm’s length from the condenser.',
      'The outdoor faucet turned on. Many are still shut from winter.',
      'The thermostat code, if yours is locked.',
      'Attic hatch or closet cleared, with a light that works.',
    ],
    limits: [
      'Ducts are not cleaned inside on this visit. Leaks we can see are listed.',
      'Burner checks wait for the fall furnace visit, and gas piping is for a licensed master plumber.',
    ],
    questions: [
      {
        topic: 'cost',
        question: 'What does the spring price cover?',
        answer:
          'Both cabinets, the drain, the readings and fitting the filter you bought. Failed parts are quoted before they are changed.',
      },
      {
        topic: 'who-pays',
        question: 'I rent the house. Do I pay for this?',
        answer: 'Look in the lease. Usually the owner pays for service and the tenant changes the filters.',
      },
      {
        topic: 'choice',
        question: 'Is a service contract worth having?',
        answer:
          'Yes, if it brings visits you would book anyway. Compare what it includes with the list on this page.',
      },
      {
        topic: 'time',
        question: 'How long is the cooling off?',
        answer: 'For part of the visit: it is off while we wash it and on while we measure.',
      },
    ],
    metadata: {
      title: 'Central AC Maintenance in New York City | Spring Visit',
      description:
        'One spring visit for central air: condenser washed, drain and float tested, connections tightened, filter plan set, every reading on paper.',
    },
  },
  {
    title: 'Central AC Replacement',
    slug: 'central-ac-replacement',
    system: 'central-ac',
    job: 'replacement',
    icon: 'exchange',
    plainName: 'a new coil and condenser on your ducts',
    description: 'Coil and condenser as a matched pair, sized after the ducts are measured.',
    lead: 'From a ranch house with a side yard to a townhouse with its condenser behind the parapet, the ducts are measured first. They set the limit for any new central AC in New York City.',
    details: [
      {
        title: 'Load and ductwork measured before sizing',
        text: 'If the ducts carry air for three tons, a four-ton unit is only louder. We find both numbers.',
      },
      {
        title: 'Matched indoor and outdoor equipment',
        text: 'Coil and condenser are tested and rated as a pair. Half a new system has no rating at all.',
      },
      {
        title: 'Pipes, drain and wiring reviewed',
        text: 'Buried copper is kept if diameter, condition and manual agree. Otherwise the new run is on the drawing.',
      },
      {
        title: 'Roof or yard, with noise in mind',
        text: 'A condenser under a bedroom window makes a long summer for two families. We look for another wall.',
      },
      {
        title: 'Permit and access needs in writing',
        text: 'Board papers, city permits, crane or stairs, electrician: each with who takes care of it.',
      },
      {
        title: 'Duct leaks found and named',
        text: 'You see where the air gets out. Sealing is priced on its own line, so you can choose.',
      },
    ],
    keywords: [
      'replace central ac nyc',
      'ac replacement cost queens',
      'new central air townhouse',
      'ac unit 20 years old',
      'replace ac condenser on roof',
      'high velocity ac replacement',
    ],
    statement: 'New equipment on old ducts can do only what the ducts allow.',
    longDescription: [
      'Since the old unit went in, the windows were changed, a dormer went up, the basement was finished. So its size proves nothing. We work out what each room needs and then measure the ducts, the returns and the pressure in them. A ton of cooling is 12,000\u00a0BTU/h, and each ton needs its share of air. Give a house too many and it cools before it dries. People get used to that clammy feeling. They should not.',
      'How much must go? R-410A is what most likely runs in the old unit. Since January\u00a01, 2026, New York State does not allow it in new systems for homes and light commercial use. Current equipment uses refrigerants called A2L, meaning mildly flammable. The indoor coil therefore changes along with the condenser, and brings a leak sensor where the manufacturer requires one. The drain gets its trap, pan and float switch in the same job.',
      'If the furnace under the coil is near its end, we price them together and separately: see [furnace replacement](service:furnace-replacement). A top floor that never had decent ducts may gain more from a [ductless head upstairs](service:mini-split-installation) than from a larger condenser. And a system that still cools, only poorly, deserves a [central AC repair](service:central-ac-repair) visit to rule out the small things.',
      'Getting it there is half the plan. A [Brooklyn](borough:brooklyn) townhouse often keeps its condenser on the roof, and the new one goes up by crane or by four people and a stair. A crane standing in the street needs a closing permit. Cooling equipment over 3\u00a0tons, 36,000\u00a0BTU/h, needs a Buildings Department permit. Smaller units can need one as well, for instance where pipes pass through a roof or a rated floor. On a landmarked house, what changes outside goes to the Landmarks Commission too.',
    ],
    callToAction: 'Plan AC Replacement',
    checks: [
      {
        part: 'Supply duct',
        text: 'Trunk and branches measured, leaks marked with tape, the missing return pointed out.',
      },
      {
        part: 'A-coil',
        text: 'Chosen with the condenser as one listed set, and checked for fit on furnace or in closet.',
      },
      { part: 'Suction line', text: 'Diameter, length and rise compared with the table for the new unit.' },
      {
        part: 'Drain trap',
        text: 'Built new and easy to open, with a switch that stops cooling if the pan fills.',
      },
      {
        part: 'Disconnect',
        text: 'Wire and breaker compared with the new nameplate. Changes are the electrician’s.',
      },
      {
        part: 'Condenser fan',
        text: 'Aimed past the neighbor’s window, with space left for a technician to kneel.',
      },
    ],
    symptoms: [
      {
        notice: 'It is old but it cools. Do I wait?',
        parts: ['Compressor', 'A-coil'],
        look: 'Wait, if nothing leaks and parts exist. We tell you which',
      },
      {
        notice: 'Can I change only the outdoor unit?',
        parts: ['A-coil', 'Suction line'],
        look: 'Not onto an old coil. The pair is matched',
      },
      {
        notice: 'Should I go one size up?',
        parts: ['Supply duct', 'Blower'],
        look: 'Seldom. Too big is louder, short-cycling and more humid',
      },
      {
        notice: 'How does it get to the roof?',
        parts: ['Condenser fan', 'Condenser coil'],
        look: 'Stairs, elevator, hoist or crane, settled in the estimate',
      },
      {
        notice: 'Will upstairs get cooler?',
        parts: ['Supply duct'],
        look: 'Only if the ducts are fixed as well. Measured first',
      },
      {
        notice: 'Could a heat pump go in instead?',
        parts: ['Compressor', 'Heat strips'],
        look: 'Often, if the ducts can carry its air. We can price both',
      },
    ],
    prepare: [
      'Photos of two labels: the condenser, and the furnace or air handler.',
      'Renovation plans or pictures, if the ducts are behind plaster.',
      'The width of the stair at its tightest turn, if the roof is the only place.',
      'A sketch with the rooms that never cooled.',
      'The property survey, if the condenser may stand near the lot line.',
      'In a condo: the alteration agreement, and the building’s engineer if it names one.',
    ],
    limits: [
      'Wiring up to the disconnect is for a licensed electrician, gas work on a furnace below the coil for a licensed master plumber. Your scope names both.',
      'Built before 1987? If old pipe insulation or plaster will be disturbed, the asbestos assessment is done ahead of the permit.',
      'An engineer designs roof supports and a crane company does the lift. We line them up and are there.',
    ],
    questions: [
      {
        topic: 'cost',
        question: 'Why do the ducts change the price?',
        answer:
          'Leaks, a small return or crushed flex can undo a new machine. Sealing and a return are separate lines, so you see what each one buys.',
      },
      {
        topic: 'permit',
        question: 'Who files for the new unit?',
        answer:
          'The electrician files a new circuit. Where the equipment itself needs a permit, the estimate names the filer. In a historic district the Commission sees the spot first.',
      },
      {
        topic: 'rebate',
        question: 'Would a heat pump earn a rebate?',
        answer:
          'It may; do not count on one for a plain air conditioner. We look up both for your address; [here is the last look](page:rebates), with sources.',
      },
      {
        topic: 'time',
        question: 'How long from yes to cold air?',
        answer:
          'About as long as ordering and filing take. A condenser on a roof adds the lift, and a crane adds a street permit.',
      },
    ],
    metadata: {
      title: 'Central AC Replacement in New York City | Ducts First',
      description:
        'A new condenser and coil as one matched set. Load and ducts measured, pipes and drain reviewed, roof access, permits and noise planned in writing.',
    },
  },
];
