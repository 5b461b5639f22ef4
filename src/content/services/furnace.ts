import type { Service } from '../schema.ts';

/** Repair, maintenance and replacement of warm-air furnaces. */
export const furnaceServices: readonly Service[] = [
  {
    title: 'Furnace Repair',
    slug: 'furnace-repair',
    system: 'furnace',
    job: 'repair',
    icon: 'wrench',
    plainName: 'the basement cabinet that blows warm air',
    description: 'Cold air at the register, short cycles, or a burner that will not light.',
    lead: 'Cold air from the registers, a burner that quits in a minute, or nothing but clicks. Somewhere in the start-up one step did not answer. Furnace repair means finding that step.',
    details: [
      {
        title: 'No-heat faults traced step by step',
        text: 'Thermostat, fan, switch, igniter, gas, flame, blower. We name the step that failed before we name a part.',
      },
      {
        title: 'Ignition, flame sensor and safeties tested',
        text: 'The sensor’s signal is read in microamps, the igniter in ohms. The safeties are opened to see the gas shut.',
      },
      {
        title: 'Carbon monoxide read first and last',
        text: 'Once in the room before a panel comes off, and again in the flue with the furnace running warm.',
      },
      {
        title: 'Air counted among the suspects',
        text: 'Filter, blower and duct pressure are measured. A starved fan and a bad limit switch look alike from the thermostat.',
      },
      {
        title: 'Drain cleared and tested',
        text: 'High-efficiency models make water. The trap is emptied, rinsed and run with a cupful before we call it fixed.',
      },
      {
        title: 'If there is a crack, you see it',
        text: 'A cracked heat exchanger is a picture on our screen before it is a word on paper. A sound one gets said too.',
      },
    ],
    keywords: [
      'furnace blowing cold air',
      'furnace won’t light',
      'furnace short cycling',
      'furnace repair staten island',
      'no heat furnace queens',
      'furnace clicks but no flame',
      'furnace leaking water',
    ],
    statement: 'It starts in the same order every time. We watch where it stops.',
    longDescription: [
      'Most of New York heats with radiators. A furnace makes warm air instead, from gas or oil, and pushes it through ducts. It is mostly a house thing. You meet it on [Staten Island](borough:staten-island), in eastern Queens, in south Brooklyn and the northeast Bronx, and in some lofts and stores.',
      'The room is tested for carbon monoxide before anything else. Then we call for heat, stand still and watch. A small fan, the inducer, clears the flue. A pressure switch confirms it. The igniter glows, the valve opens, fire runs across the burners. A thin rod, the flame sensor, reports it to the control board. If that rod is dirty the board sees no fire and shuts the gas. That is the furnace that lights, runs a few seconds and stops.',
      'Other stops come from air. A clogged filter starves the blower. The heat exchanger, the steel wall between flame and house air, overheats. A limit switch then cuts the gas. A clean filter can be the whole repair. A puddle by the cabinet is usually a blocked drain. In summer that drain belongs to the cooling coil on top, and the job is a [central AC repair](service:central-ac-repair).',
      'A boom at light-off means gas gathered before it caught. Turn the furnace off and leave it off. A cracked heat exchanger ends the repair, because fumes can then reach the rooms. We keep the burner off and talk about [a new furnace](service:furnace-replacement). Anything less, we fix and then run through several full cycles with you in the room.',
    ],
    callToAction: 'Book Furnace Repair',
    checks: [
      { part: 'Inducer fan', text: 'Has to spin up and close the pressure switch before anything may burn.' },
      {
        part: 'Control board',
        text: 'Its blink code is read before anyone cuts the power and wipes the memory.',
      },
      { part: 'Burners', text: 'Fire should cross them at once. Rust or a cobweb explains why it does not.' },
      { part: 'Gas valve', text: 'Pressure in and out goes on a gauge, in inches of water.' },
      {
        part: 'Heat exchanger',
        text: 'Searched by mirror or camera when the flame or the readings point there.',
      },
      { part: 'Blower', text: 'Amps, capacitor and wheel. A slow wheel overheats a healthy furnace.' },
    ],
    symptoms: [
      {
        notice: 'It blows cold air',
        parts: ['Burners', 'Blower', 'Control board'],
        look: 'Fan switch left on ON, no ignition, or a tripped limit',
      },
      {
        notice: 'It lights, then quits in seconds',
        parts: ['Burners', 'Control board'],
        look: 'Flame sensor dirty or poorly grounded',
      },
      {
        notice: 'It clicks but never lights',
        parts: ['Inducer fan', 'Gas valve', 'Flue'],
        look: 'Pressure switch, igniter, or a blocked vent',
      },
      {
        notice: 'It booms when it starts',
        parts: ['Burners', 'Gas valve'],
        look: 'Late ignition. Switch it off until we come',
      },
      {
        notice: 'Puddle next to the cabinet',
        parts: ['Evaporator coil', 'Flue'],
        look: 'Blocked drain, on the furnace or the coil',
      },
      {
        notice: 'Runs all day, house stays cold',
        parts: ['Air filter', 'Supply plenum', 'Return drop'],
        look: 'Choked filter, or a duct that opened in the crawl space',
      },
      {
        notice: 'It squeals or scrapes',
        parts: ['Blower', 'Inducer fan'],
        look: 'A bearing or a loose wheel, high or low in the cabinet',
      },
      {
        notice: 'The fan never shuts off',
        parts: ['Control board', 'Heat exchanger'],
        look: 'Thermostat fan switch, or a limit stuck open',
      },
    ],
    prepare: [
      'Thermostat on HEAT and AUTO, with fresh batteries if it uses any.',
      'How many times the little light behind the lower panel blinks.',
      'Whether it burns gas or oil, and how full the oil tank is.',
      'Does the stove still light? That tells a gas problem from a furnace problem.',
      'The numbers on the filter frame and the date it went in.',
      'Where the plastic vent pipes come out of the house, if it has them.',
    ],
    limits: [
      'Gas valve and gas pipe changes go to a licensed master plumber, an oil furnace’s burner to a licensed oil burner installer. Your written scope gives the name.',
      'We do not restart a furnace with a cracked heat exchanger or blocked vent, however cold the night.',
    ],
    questions: [
      {
        topic: 'tonight',
        question: 'What can I check before I call?',
        answer:
          'The switch beside the furnace, the filter, and the plastic pipes outside, which snow and leaves can block. Never warm the house with an oven or a grill.',
      },
      {
        topic: 'time',
        question: 'Will it be fixed on the first visit?',
        answer:
          'An igniter, a sensor or a drain usually is. A board or motor for an older model may have to be ordered, and you hear that while we are still in the basement.',
      },
      {
        topic: 'cost',
        question: 'Am I paying for the part or the hours?',
        answer:
          'For both, on two lines. Access counts too: a cabinet in a crawl space takes longer than one by the stairs.',
      },
      {
        topic: 'who-pays',
        question: 'I rent the house. Is it mine to fix?',
        answer:
          'Heat in a rented home is the owner’s to provide. Call them first and keep the time of your call. The lease may say who phones the contractor.',
      },
    ],
    metadata: {
      title: 'Furnace Repair in New York City | Warm-Air Heat',
      description:
        'Cold registers, short cycles, clicks without flame. We watch the start-up step by step, read flame signal and carbon monoxide, and show you what failed.',
    },
  },
  {
    title: 'Furnace Maintenance',
    slug: 'furnace-maintenance',
    system: 'furnace',
    job: 'maintenance',
    icon: 'gauge',
    plainName: 'a fall check for warm-air heat',
    description: 'One fall visit: burner, igniter, filter, vent.',
    lead: 'One visit in the fall, before the first frost, for houses with ducts: burners, igniter, filter, vent and drain, with last year’s readings beside this year’s.',
    details: [
      {
        title: 'Fall burner, igniter and sensor service',
        text: 'Burners are vacuumed, the flame sensor is polished, the igniter’s resistance is noted. Better a tired igniter found now than at midnight.',
      },
      {
        title: 'Combustion and carbon monoxide measured',
        text: 'A probe goes into the flue at full heat. Oxygen, temperature and carbon monoxide are printed or written down.',
      },
      {
        title: 'Heat exchanger and vent inspected',
        text: 'Every passage we can reach is seen with a light or a lens. Vent joints are pulled on by hand.',
      },
      {
        title: 'Temperature rise inside the printed range',
        text: 'Warm air out less cool air in. The manufacturer prints the allowed span on the label, and we set the fan to land in it.',
      },
      {
        title: 'Condensate trap opened and rinsed',
        text: 'On models with plastic vents, slime in the trap is the January breakdown. It comes apart in a minute in October.',
      },
      {
        title: 'A sheet to compare next year',
        text: 'Gas pressure, amps, rise, flame signal. One sheet is a snapshot. Two sheets side by side show a furnace drifting.',
      },
    ],
    keywords: [
      'furnace tune up nyc',
      'furnace cleaning queens',
      'furnace inspection staten island',
      'fall heating service',
      'furnace filter how often',
      'furnace smells when first turned on',
      'gas furnace yearly service',
    ],
    statement: 'Last year’s numbers tell more than this year’s flame.',
    longDescription: [
      'A furnace sits idle from spring to fall, often in a damp New York basement next to the dryer. Lint settles on the burners. Spiders like the gas ports. Rust flakes fall where the flame should be. On the first cool evening in [eastern Queens](borough:queens), all of it lights at once.',
      'Power goes off, covers come off. Burners, flame sensor and blower wheel are cleaned. The inducer, a little fan that pulls exhaust through, is spun by hand and listened to. Then the furnace runs. Gas pressure, carbon monoxide and temperature rise are read. The limit, a switch that stops the fire when air stops moving, is tripped on purpose. The blower also serves the cooling, so a [spring check of the central air](service:central-ac-maintenance) is the other half of this visit.',
      'Exhaust gets as much time as the flame. In older houses the furnace and the water tank feed one chimney, so we test draft with both burning. That makes it a good day for [water heater maintenance](service:water-heater-maintenance) too. Newer furnaces breathe through plastic pipes in the side wall, where leaves and nests end up.',
      'Your part is the filter, with the arrow on its frame pointing toward the blower. And leave the registers open: shutting them can overheat the furnace and warms no bedroom.',
    ],
    callToAction: 'Book Furnace Tune-Up',
    checks: [
      { part: 'Air filter', text: 'Right size, right way around, no gap at the edge for dust to slip past.' },
      { part: 'Blower', text: 'Wheel brushed out. Caked blades make the same noise and move less air.' },
      {
        part: 'Evaporator coil',
        text: 'Seen from below with a mirror. Lint under the cooling coil chokes heat as well.',
      },
      { part: 'Flue', text: 'Joints, slope and outside ends checked. Birds’ nests are a fall find.' },
      {
        part: 'Gas cock',
        text: 'The hand shut-off is turned once each way, and its joints are brushed with soap.',
      },
      { part: 'Control board', text: 'Screws snugged, stored faults copied to the sheet, memory cleared.' },
    ],
    symptoms: [
      {
        notice: 'It smells when it first comes on',
        parts: ['Heat exchanger', 'Burners'],
        look: 'Summer dust, for minutes. If it lasts, switch off. If it smokes, get out and call 911',
      },
      {
        notice: 'How often do I change the filter?',
        parts: ['Air filter'],
        look: 'Look monthly in season. Gray means now',
      },
      {
        notice: 'Upstairs never gets warm',
        parts: ['Supply plenum', 'Return drop', 'Blower'],
        look: 'Leaky ducts, shut grilles, no return up there',
      },
      {
        notice: 'There is dark dust around the grilles',
        parts: ['Air filter', 'Return drop'],
        look: 'Mostly air sneaking past the filter. We rule out soot',
      },
      {
        notice: 'Mine is new. Does it need this?',
        parts: ['Inducer fan', 'Flue'],
        look: 'Yes. New ones have a drain, and drains clog',
      },
      {
        notice: 'It rattles at every start',
        parts: ['Inducer fan', 'Supply plenum'],
        look: 'A loose wheel, or sheet metal flexing as it warms',
      },
    ],
    prepare: [
      'Heat off that morning, so the metal is cool enough to handle.',
      'Last year’s sheet, whoever wrote it.',
      'A spare filter, or its three measurements so we can bring one.',
      'The litter box and the laundry pile moved back from the cabinet.',
      'The names of the rooms that lag. We take a reading in each.',
      'A way into the attic or crawl space, if ducts run through it.',
    ],
    limits: [
      'The soap test finds gas leaks but does not fix them. Any leak goes to the licensed master plumber your scope names before we relight. An oil furnace’s burner is opened by a licensed oil burner installer.',
      'A tune-up can end with the furnace off. A failed heat exchanger is not put back into service.',
      'White wrap on old ducts is neither cut nor brushed until it has been checked for asbestos.',
    ],
    questions: [
      {
        topic: 'cost',
        question: 'What is in the price of a tune-up?',
        answer:
          'The checks on this page and the sheet. A worn part is quoted before it goes in, and a filter you already have saves you one from us.',
      },
      {
        topic: 'booking',
        question: 'Do I have to be home?',
        answer:
          'Somebody does, to open the door and hear the readings. A tenant or a neighbor with the key will do.',
      },
      {
        topic: 'who-pays',
        question: 'The tenant uses it. Who books?',
        answer:
          'The owner as a rule, since the furnace stays with the house. Changing filters is the one task a lease often hands to the tenant.',
      },
      {
        topic: 'choice',
        question: 'Does skipping a year void the warranty?',
        answer:
          'Some manufacturers ask for proof of yearly service. Look in the booklet that came with yours, and keep our sheets in it.',
      },
    ],
    metadata: {
      title: 'Furnace Maintenance in New York City | Fall Tune-Up',
      description:
        'Burners and sensor cleaned, carbon monoxide and temperature rise measured, vent and drain cleared. One fall visit and a sheet to hold against next year’s.',
    },
  },
  {
    title: 'Furnace Replacement',
    slug: 'furnace-replacement',
    system: 'furnace',
    job: 'replacement',
    icon: 'exchange',
    plainName: 'a new warm-air heater on your ducts',
    description: 'Sized by heat loss, vented with the water heater in mind, ducts checked.',
    lead: 'New furnace, old chimney. Furnace replacement in New York City settles three things before the model: how much heat, where the exhaust goes, and what becomes of the water heater.',
    details: [
      {
        title: 'Venting planned with the water heater',
        text: 'Both are drawn on one sheet before either is ordered. Liner, side wall or new heater: you see the cost of each.',
      },
      {
        title: 'Sized by what the house loses',
        text: 'Room sizes, windows and insulation go into the sum. The answer is often a smaller furnace than the one leaving.',
      },
      {
        title: 'Gas by the plumber, in hard pipe',
        text: 'The plumber’s name, filing and pressure test are lines in the scope. No yellow flexible hose on a furnace here.',
      },
      {
        title: 'Duct fixes written into the scope',
        text: 'A narrow return and open joints will spoil any furnace. We measure duct pressure and list what has to change.',
      },
      {
        title: 'Cooling coil decided at the same time',
        text: 'Keep it, change it, or leave room for one. If it moves, its refrigerant is recovered first.',
      },
      {
        title: 'A heat pump priced beside it',
        text: 'Your ducts may suit one. We put the two systems on the same page, with the electrical work each would need.',
      },
    ],
    keywords: [
      'furnace replacement nyc',
      'new gas furnace staten island',
      'high efficiency furnace venting',
      'replace oil furnace queens',
      'heat pump vs furnace',
      'furnace and water heater same chimney',
      'cracked heat exchanger replace',
    ],
    statement: 'Take the furnace off the chimney and the water heater stands alone.',
    longDescription: [
      'What the house loses decides the size. We measure rooms, glass and insulation, work out the heat loss, and then see what the ducts can carry. A furnace too strong for its ducts roars, overheats and cuts out. Bigger is not safer.',
      'There are two kinds to choose from. A standard furnace sends hot exhaust up the chimney. A condensing one keeps so much of the heat that plastic pipe through a side wall will do. The cooled exhaust drips acidic water, so it needs a drain. On a detached [Staten Island house](borough:staten-island) a side wall is easy to find. In a row we check the neighbor’s window first.',
      'Here is the catch. Once the furnace vents through the wall, a gas water heater is left by itself on a chimney built for two. That flue is now too wide for it to draft well. So a liner, or [a different water heater](service:water-heater-replacement), is part of this job from the first sketch. The city’s short list of swaps without a permit names gas water heaters and gas boilers. Furnaces are not on it, so expect a filing.',
      'The cabinet swap itself is the short part. Old ductwork is cut back to sound metal. A new plenum, the box that joins furnace to ducts, is made to fit. If the air conditioner is as old as the furnace, [replacing the central air](service:central-ac-replacement) now saves opening the ducts twice. We schedule the shutdown for mild weather when there is a choice. When there is none, the plan says what heats the house meanwhile.',
    ],
    callToAction: 'Plan Furnace Replacement',
    checks: [
      {
        part: 'Supply plenum',
        text: 'New sheet metal between cabinet and trunk, its joints sealed with mastic.',
      },
      {
        part: 'Return drop',
        text: 'The duct that brings house air back. Widened where the old one whistled.',
      },
      { part: 'Flue', text: 'Lined chimney or plastic through a wall, settled on paper before ordering.' },
      { part: 'Drip leg', text: 'A pocket that catches grit ahead of the valve. The plumber builds it new.' },
      {
        part: 'Evaporator coil',
        text: 'Width and match checked. A new cabinet rarely fits an old coil by luck.',
      },
      {
        part: 'Heat exchanger',
        text: 'Output picked from the heat loss, with a low fire for mild days if it suits.',
      },
    ],
    symptoms: [
      {
        notice: 'How many days without heat?',
        parts: ['Flue', 'Gas cock'],
        look: 'The swap is short. Venting and the filing set the schedule',
      },
      {
        notice: 'Is high efficiency worth it here?',
        parts: ['Flue', 'Heat exchanger'],
        look: 'If there is a drain and a wall to vent through',
      },
      {
        notice: 'Why touch the water heater?',
        parts: ['Flue'],
        look: 'It shared the flue. Alone, it may not draft',
      },
      {
        notice: 'Can we keep the AC coil?',
        parts: ['Evaporator coil', 'Supply plenum'],
        look: 'If it is tight, clean and as wide as the new cabinet',
      },
      {
        notice: 'We heat with oil. Can we switch?',
        parts: ['Gas cock', 'Burners'],
        look: 'Two jobs: a gas line in, and the old tank dealt with',
      },
      {
        notice: 'Are my ducts good enough?',
        parts: ['Supply plenum', 'Return drop'],
        look: 'We measure their pressure before we answer',
      },
    ],
    prepare: [
      'A year of gas or oil bills.',
      'Photos of three labels: furnace, water heater, outdoor unit.',
      'Where the nearest floor drain or sump pump is.',
      'Any room added since the ducts went in.',
      'A picture of the outside wall, with the distance to the next house.',
      'The age of the house, and whether the ducts wear white wrap.',
    ],
    limits: [
      'Gas lines and their permit are for a licensed master plumber, oil burners for a licensed oil burner installer, circuits for a licensed electrician. Your scope names each.',
      'If the job will disturb old duct or pipe wrap in a house from before 1987, the asbestos assessment comes ahead of the permit.',
    ],
    questions: [
      {
        topic: 'cost',
        question: 'Why are two bids so far apart?',
        answer:
          'Look for what one of them left out: liner, duct repair, permit, carting. A bid without a heat-loss calculation has guessed the size.',
      },
      {
        topic: 'permit',
        question: 'Who files for a new furnace?',
        answer:
          'The master plumber files the gas work, the electrician the circuit. We put their dates in one order and give you the plan.',
      },
      {
        topic: 'time',
        question: 'Does the gas have to go off?',
        answer:
          'At the furnace, yes, while the plumber changes and tests the pipe. The stove may be off with it for that time.',
      },
      {
        topic: 'rebate',
        question: 'Would a heat pump bring a rebate?',
        answer:
          'The state’s utility program pays toward some, through contractors enrolled in it. Ask every bidder whether they are. [Our notes](page:rebates) say when we last looked.',
      },
    ],
    metadata: {
      title: 'Furnace Replacement in New York City | Vent and Size',
      description:
        'Heat loss measured, vent and chimney drawn with the water heater, gas in hard pipe, ducts in scope. A written plan, with a heat pump priced beside it.',
    },
  },
];
