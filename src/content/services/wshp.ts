import type { Service } from '../schema.ts';

export const wshpServices: readonly Service[] = [
  {
    title: 'WSHP Repair',
    slug: 'wshp-repair',
    system: 'wshp',
    job: 'repair',
    icon: 'wrench',
    plainName: 'the heat pump behind the closet panel',
    description: 'It clicks, runs a minute and locks out. Often the water is the reason.',
    lead: 'A water-source heat pump trades heat with a loop of water that the building owns. So WSHP repair in New York City looks at the loop before it blames the unit in your closet.',
    details: [
      {
        title: 'Lockouts diagnosed by water flow and temperature',
        text: 'Gauge and thermometer go in the test ports, and the flow is a number before it is an opinion.',
      },
      {
        title: 'Strainers, valves and hoses checked for leaks',
        text: 'A drop an hour on the closet floor is next year’s ceiling downstairs.',
      },
      {
        title: 'Says plainly if the building loop is at fault',
        text: 'If the pump, the tower or the riser is to blame, you get it in writing and we stop there.',
      },
      {
        title: 'Reversing valve, fan and board tested',
        text: 'The reversing valve swaps heating for cooling. Its coil and its travel are both checked.',
      },
      {
        title: 'Charge judged before gauges go on',
        text: 'Water and air temperatures come first. A small circuit is opened only with a reason.',
      },
      {
        title: 'Notes shared with your super',
        text: 'Readings go to the person who can open the valve in the basement.',
      },
    ],
    keywords: [
      'water source heat pump repair nyc',
      'wshp lockout',
      'condo heat pump not working',
      'heat pump in closet leaking',
      'heat pump keeps shutting off apartment',
      'high pressure fault heat pump',
      'condo ac closet unit repair',
    ],
    statement: 'Half of this machine is the building’s water.',
    longDescription: [
      'A water-source heat pump has no unit outdoors. It gives heat to a water loop that passes every apartment, or takes heat from it. In summer a cooling tower sheds that heat from the roof; in winter a boiler adds some. Many condo towers from the 1980s on were built with them. They stand in closets one above another, from [Manhattan](borough:manhattan) to Long Island City in [Queens](borough:queens).',
      'The usual call goes: it clicks, runs a minute, quits. That is a lockout. The board has stopped the compressor because pressure went too high or too low. Too little water will do it, and so will a strainer full of grit or a loop that is too hot. We read the P/T ports, small plugs on the piping that take a probe. One manufacturer’s manual allows entering water of 60–110°F for cooling and 50–75°F for heating. Outside the range for yours, the trouble lives elsewhere.',
      'Did your neighbor’s unit die on the same morning? Call the super before you call us. Two dead units on one riser, the pipe that climbs through the closets, usually mean a pump, a valve or the tower.',
      'Once the water is cleared, we test the machine: blower, reversing valve, board, then refrigerant. The coaxial coil is a tube in a tube, loop water in one and refrigerant in the other. If that leaks, [a new closet heat pump](service:wshp-replacement) is the honest answer. A leak anywhere else in the circuit is found and fixed before a weighed charge goes in.',
    ],
    callToAction: 'Book WSHP Repair',
    checks: [
      {
        part: 'P/T ports',
        text: 'Pressure drop and both water temperatures, taken while the compressor is running.',
      },
      { part: 'Strainer', text: 'Shut, opened and rinsed. Grit in it often explains a July lockout.' },
      {
        part: 'Reversing valve',
        text: 'Switched both ways from the thermostat, with a probe on each of its tubes.',
      },
      {
        part: 'Coaxial water coil',
        text: 'Heat picked up by the water is compared with the manufacturer’s table. Scale shows as a gap.',
      },
      {
        part: 'Condensate trap',
        text: 'A dry or clogged trap sends water to the closet floor. Filled and watched.',
      },
      {
        part: 'Compressor',
        text: 'Amps at start and after ten minutes, plus the mounts that carry its hum into the wall.',
      },
    ],
    symptoms: [
      {
        notice: 'It clicks, runs a minute, then quits',
        parts: ['Strainer', 'P/T ports', 'Flow regulator'],
        look: 'Low water flow, or a loop outside its range',
      },
      {
        notice: 'My unit and my neighbor’s both stopped',
        parts: ['Loop supply', 'Loop return'],
        look: 'Building pump, valve or tower. Call the super first',
      },
      {
        notice: 'The closet floor is wet',
        parts: ['Condensate trap', 'Shut-off valves'],
        look: 'A clogged trap, or a valve or hose that weeps',
      },
      {
        notice: 'Stuck on heat when I ask for cool',
        parts: ['Reversing valve'],
        look: 'Valve, its coil, or the thermostat wire',
      },
      {
        notice: 'Loud hum through the bedroom wall',
        parts: ['Compressor', 'Flow regulator'],
        look: 'Tired mounts, a loose panel, or water moving too fast',
      },
      {
        notice: 'I hear water rushing all night',
        parts: ['Flow regulator', 'Shut-off valves'],
        look: 'A valve stuck open, or balance lost on the riser',
      },
      {
        notice: 'The air is there, but barely',
        parts: ['Air filter', 'Blower'],
        look: 'Filter, then lint in the blower wheel',
      },
    ],
    prepare: [
      'Ask two neighbors on your line whether theirs is running. Tell us what they say.',
      'Empty the closet and find the panel screws.',
      'The lockout code or blinking pattern, before anyone resets it.',
      'Name and number of the super or the building engineer.',
      'The day it first failed, and how hot it was outside.',
    ],
    limits: [
      'The loop, its pumps, its boiler and the cooling tower belong to the building. We report our readings and do not adjust them.',
      'Riser valves are turned by building staff or a plumber, never by us alone. Diagnosis may carry a fee, which is named before work begins.',
    ],
    questions: [
      {
        topic: 'who-pays',
        question: 'Who pays if the loop was at fault?',
        answer:
          'The building looks after its loop, pumps and tower. Our visit to your unit is still a visit and may carry its fee, which is why we ask you to check with two neighbors.',
      },
      {
        topic: 'tonight',
        question: 'Can I reset it myself?',
        answer:
          'Once, at the thermostat, if the closet is dry and nothing smells burned. When it locks out again, note the lights and leave it off. More resets only wear the compressor.',
      },
      {
        topic: 'cost',
        question: 'What kind of repair costs most?',
        answer:
          'A fault in the sealed circuit, since the charge has to be recovered and weighed back in. A strainer, a hose or a trap is mainly labor.',
      },
      {
        topic: 'time',
        question: 'How soon does it run again?',
        answer:
          'After a strainer or a trap, on the visit. A board or a reversing valve waits for its part. If the loop is out of range, the building has to act first.',
      },
    ],
    metadata: {
      title: 'WSHP Repair in New York City | Closet Heat Pumps',
      description:
        'Water-source heat pump clicking, locking out or leaking in its closet? We measure water flow first, then test the machine. NYC condos and offices.',
    },
  },
  {
    title: 'WSHP Maintenance',
    slug: 'wshp-maintenance',
    system: 'wshp',
    job: 'maintenance',
    icon: 'gauge',
    plainName: 'the closet unit on the building’s water loop',
    description: 'Filter, drain, blower and the water side, spring and fall, with a log.',
    lead: 'Two visits a year to a closet nobody opens. The heat pump gets a clean air side, a tested drain and a line in its log for the loop water.',
    details: [
      {
        title: 'Filter, drain and blower, twice a year',
        text: 'Once before cooling, once before heating. The closet dust does not take a season off.',
      },
      {
        title: 'Entering and leaving water temperature logged',
        text: 'Two numbers, same thermometer, every visit. A drift shows months before a lockout.',
      },
      {
        title: 'Strainer, hoses and valves inspected',
        text: 'The braided hose is the part that floods apartments. We look at its ends and its date.',
      },
      {
        title: 'Trap primed and pan cleaned',
        text: 'A trap is a U of pipe that must hold water. Over winter it dries out.',
      },
      {
        title: 'Valves turned, so they still turn',
        text: 'Isolation valves are worked gently once a visit. The day a hose lets go, yours should close.',
      },
      {
        title: 'Terminals and thermostat',
        text: 'Connections tightened, the contactor (the power relay) looked at, set points and fan mode checked with you.',
      },
    ],
    keywords: [
      'water source heat pump maintenance',
      'condo hvac maintenance nyc',
      'heat pump closet service',
      'wshp filter change',
      'closet heat pump cleaning',
      'condo heat pump service contract',
      'hvac closet drain clogged',
    ],
    statement: 'Write down two water temperatures and July gets easier.',
    longDescription: [
      'Behind the brooms and the ironing board of many New York condos, a water-source heat pump works all year. That is WSHP for short. It warms you from the building’s loop water in January and dumps your heat into it in August. Nobody sees it, so nobody notices the filter. One manufacturer asks for a look at that filter every month. In a two-dog apartment on the [Brooklyn](borough:brooklyn) waterfront we would not argue.',
      'A visit has a dry half and a wet half. The dry half: filter, air coil, blower wheel, electrical terminals. The wet half: drain pan, trap and the water connections. We read temperature and pressure at the test ports and work out flow. One manufacturer’s guide sets a floor of 1.5\u00a0gallons a minute for each ton, a unit of cooling. Above about 3 it warns of erosion. Too little trips the machine and makes work for [heat pump repair](service:wshp-repair). Too much wears its tube thin.',
      'We do not sell acid cleaning by the calendar. In a closed loop the water never meets outdoor air, and the coil rarely needs descaling. Dirty water or an open cooling tower changes that. The log says when. If the two temperatures creep together at the same flow, floor after floor, that is a note for the building.',
      'Boards like to do a whole line in one week, top floor down, so the super opens each riser closet once. It also shows which valves have seized. Better to know that years ahead of any [WSHP replacement](service:wshp-replacement) than on its morning.',
    ],
    callToAction: 'Book WSHP Service',
    checks: [
      {
        part: 'Air filter',
        text: 'Changed, with the size written on the door so anyone can buy the next one.',
      },
      { part: 'Air coil', text: 'Brushed and rinsed on the side where the lint collects.' },
      { part: 'Blower', text: 'Wheel cleaned, set screw snug, motor amps noted beside last season’s.' },
      { part: 'Condensate riser', text: 'A quart of water has to disappear down it without a gurgle.' },
      {
        part: 'Shut-off valves',
        text: 'Worked closed and open again. Stiff ones are reported by apartment.',
      },
      { part: 'Loop supply', text: 'Temperature logged with date and weather, next to the return.' },
    ],
    symptoms: [
      {
        notice: 'The filter was black after one season',
        parts: ['Air filter', 'Air coil'],
        look: 'Gaps around the frame, or a closet used to dry laundry',
      },
      {
        notice: 'Sour smell when the heat starts in October',
        parts: ['Condensate trap', 'Air coil'],
        look: 'A pan that stood wet all summer, lint on the coil',
      },
      {
        notice: 'It used to be quieter',
        parts: ['Blower', 'Compressor'],
        look: 'Lint on the wheel, a panel screw, a mount gone hard',
      },
      {
        notice: 'What does the building do, and what do I?',
        parts: ['Loop supply', 'Shut-off valves'],
        look: 'Up to the valves is usually theirs. Your bylaws tell exactly',
      },
      {
        notice: 'Does the water have to go off?',
        parts: ['Strainer'],
        look: 'Only your own two valves, and only while it is open',
      },
    ],
    prepare: [
      'Take the vacuum, paint cans and shoes out of the closet the evening before.',
      'The last log sheet, if another firm kept one.',
      'Permission from the office to touch the isolation valves.',
      'Filter size, if it is printed on the old frame.',
      'For a board: apartment list by line, and who lets us in when nobody is home.',
    ],
    limits: [
      'Loop chemistry, the pumps and the cooling tower are the building’s. So are the tower’s registration and its upkeep plan with the city. We hand over what we measured.',
      'A valve too seized to turn is left alone and reported. Forcing it without a shutdown plan can flood the floors below.',
    ],
    questions: [
      {
        topic: 'who-pays',
        question: 'Do common charges cover this?',
        answer:
          'Only if the bylaws say so. In many condos the machine is the owner’s and the water is everyone’s.',
      },
      {
        topic: 'cost',
        question: 'One closet or the whole line?',
        answer:
          'A line shares the trip, the super’s hours and the riser keys. It also gives readings to compare, which one closet cannot.',
      },
      {
        topic: 'booking',
        question: 'Who has to let you in?',
        answer:
          'Someone with the key to the apartment and the closet. For a line, a porter who goes along saves a day of phone calls.',
      },
    ],
    metadata: {
      title: 'WSHP Maintenance in New York City | Twice a Year',
      description:
        'Spring and fall service for closet heat pumps on a water loop: filter, blower, trap, strainer, valves and logged water temperatures, in NYC condos.',
    },
  },
  {
    title: 'WSHP Replacement',
    slug: 'wshp-replacement',
    system: 'wshp',
    job: 'replacement',
    icon: 'exchange',
    plainName: 'a new heat pump in the same closet',
    description: 'The valves come first: if they hold, the building stays on.',
    lead: 'WSHP replacement in New York City turns on two small valves. If they close, your water-source heat pump comes out and nobody upstairs notices. If they don’t, the riser has to be planned before the machine.',
    details: [
      {
        title: 'Isolation valves checked first: they decide the plan',
        text: 'We test them weeks before the unit arrives, with the super watching.',
      },
      {
        title: 'Riser shutdown or freeze agreed with management',
        text: 'A freeze makes an ice plug in the pipe while a valve is changed. Some buildings allow it.',
      },
      {
        title: 'New hose kit, strainer and flow regulator',
        text: 'Old hoses are not put on a new machine. The regulator keeps your flow at its set rate.',
      },
      {
        title: 'Chassis only or whole cabinet, by tape measure',
        text: 'If someone still builds a chassis for your old cabinet, the drywall can stay.',
      },
      {
        title: 'Quiet written into the scope',
        text: 'Pads, lining, hose loops and a door seal are listed, since the bedroom shares that wall.',
      },
      {
        title: 'Water-quality limits passed to the building',
        text: 'Manufacturers publish a table of limits, and at least one voids its warranty outside it. The board should see it.',
      },
    ],
    keywords: [
      'water source heat pump replacement nyc',
      'wshp chassis replacement',
      'replace condo heat pump',
      'riser shut down hvac',
      'riser shut off heat pump',
      'vertical stack heat pump replacement',
      'new heat pump condo closet',
    ],
    statement: 'It starts in the closet, with a flashlight.',
    longDescription: [
      'A proper connection has a ball valve on the supply and one on the return, the kind that closes in a quarter turn. One manufacturer’s manual insists on ball valves there; the old gate type often closes only in theory. If yours hold, we can swap the machine behind them. If they leak by, the riser that feeds your whole line must be drained or frozen. That takes a notice under every door and a date from management.',
      'Next comes size. Some manufacturers build a new chassis that slides into a standing cabinet; others want the whole box out and the drywall cut. We measure the cabinet, the door, the elevator and the turn in your hallway. Capacity is worked out again from the rooms, since their windows may be newer than the machine. A unit that only trips on hot days may need none of this: read about [lockouts and water flow](service:wshp-repair) before you buy.',
      'New machines bring new rules. Many now use an A2L refrigerant, a mildly flammable class, and the manual sets limits for small closets. The strainer, hoses and drain trap are new as well, and the piping is flushed so the building’s grit stays out of a clean coil. Lining and pads go in before the door closes on them.',
      'In a [Manhattan](borough:manhattan) condo, paper takes longer than pipe: alteration agreement, insurance certificate, elevator, weekday hours. A board that wonders what to do with all of them can ask for a [replacement estimate for the whole system](service:hvac-system-replacement-estimate). Doing several apartments on one riser spends a single shutdown on all of them.',
    ],
    callToAction: 'Plan WSHP Replacement',
    checks: [
      {
        part: 'Shut-off valves',
        text: 'Closed and listened to. Holding or not holding is the first line of the estimate.',
      },
      {
        part: 'Flow regulator',
        text: 'Chosen for the new unit’s gallons per minute, never carried over from the old.',
      },
      { part: 'Condensate riser', text: 'Height and size looked at, so the new pan drains without a pump.' },
      {
        part: 'Loop return',
        text: 'Fittings and pipe insulation examined, with photos of whatever will be cut.',
      },
      {
        part: 'Coaxial water coil',
        text: 'Copper or a tougher alloy, picked with the building’s water report in hand.',
      },
      {
        part: 'Blower',
        text: 'Matched to the ducts and grilles you have, so a stronger fan is not a louder one.',
      },
    ],
    symptoms: [
      {
        notice: 'How long is the water off?',
        parts: ['Shut-off valves', 'Loop supply'],
        look: 'For others not at all, if your two valves hold',
      },
      {
        notice: 'The coil inside is leaking loop water',
        parts: ['Coaxial water coil'],
        look: 'Not worth patching. The chassis is done',
      },
      {
        notice: 'Rust along the bottom of the cabinet',
        parts: ['Condensate trap', 'Condensate riser'],
        look: 'Years of a slow drain. The box goes with the chassis',
      },
      {
        notice: 'Must the closet wall come down?',
        parts: ['Air coil', 'Blower'],
        look: 'Not if a chassis is made for your cabinet',
      },
      {
        notice: 'Will the new one be as loud?',
        parts: ['Compressor', 'Flow regulator'],
        look: 'Pads, lining and correct water speed do most of it',
      },
    ],
    prepare: [
      'Bylaws or a note on who owns the valves, the hoses and the riser branch.',
      'Closet door width, hallway turns and elevator cab size, or let us measure.',
      'Management’s dates for shutdowns and how much notice neighbors get.',
      'The building’s latest loop-water test, if there is one.',
      'Insurance certificate sample with the names of the owner and the agent.',
      'Photos of the nameplate, the valves and the drain.',
    ],
    limits: [
      'Riser work, pipe freezes and new valves are done by a licensed master plumber the building accepts, power changes by a licensed electrician. Your scope names both.',
      'Where the building dates from before 1987 and riser insulation will be disturbed, an asbestos assessment comes before the permit.',
      'Loop water outside the manufacturer’s table is the building’s to correct. We put it in writing before you order.',
    ],
    questions: [
      {
        topic: 'cost',
        question: 'What moves the price most?',
        answer:
          'The valves and the cabinet. A chassis that fits behind valves that hold is a small job; a riser shutdown or new drywall makes it a project.',
      },
      {
        topic: 'who-pays',
        question: 'The valve leaks. Is that my bill?',
        answer:
          'Your bylaws draw the line between unit and riser, and some put the valves with the building. Settle it with management before you order.',
      },
      {
        topic: 'permit',
        question: 'Does a closet heat pump need a permit?',
        answer:
          'That turns on its size, its wiring and the refrigerant in so small a room. The estimate says what applies and who sends it in.',
      },
      {
        topic: 'time',
        question: 'How much notice does the building want?',
        answer:
          'For a riser, as much as its rules say. With valves that close, often no more than the elevator and the insurance form take.',
      },
    ],
    metadata: {
      title: 'WSHP Replacement in New York City | Condo Closets',
      description:
        'Replace a water-source heat pump in its closet: valve test, riser shutdown or freeze, new hoses, chassis or cabinet, and the board’s paperwork.',
    },
  },
];
