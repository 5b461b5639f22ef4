import type { Service } from '../schema.ts';

/** Repair, maintenance and replacement of tank and tankless water heaters. */
export const waterHeaterServices: readonly Service[] = [
  {
    title: 'Water Heater Repair',
    slug: 'water-heater-repair',
    system: 'water-heater',
    job: 'repair',
    icon: 'wrench',
    plainName: 'the tank or wall box that makes hot water',
    description: 'No hot water, not enough of it, a rumble, or a puddle.',
    lead: 'No hot water, a pilot that will not stay lit, or a puddle by the tank. One question comes first: is it the tank itself, or something screwed into it?',
    details: [
      {
        title: 'No hot water, leaks and noise diagnosed',
        text: 'A cold shower, a wet floor and a rumble rarely share a cause. We find yours, show it to you, then price it.',
      },
      {
        title: 'Thermocouple, burner, valve and vent tested',
        text: 'The thermocouple is the small probe that holds the gas open while the pilot burns. It is tested by meter before it is blamed.',
      },
      {
        title: 'You hear when a leak means a new tank',
        text: 'Steel that weeps is not patched. You hear it on the first visit, before any part is bought.',
      },
      {
        title: 'Relief valve and its pipe checked',
        text: 'The pipe from that valve has to run down and end in the open. If someone plugged the drip, that goes to the top of our list.',
      },
      {
        title: 'Temperature set by thermometer',
        text: 'Measured at a faucet, since dials drift. The mixing valve, which blends in cold against scalds, is set with it.',
      },
      {
        title: 'Tankless codes read from the manual',
        text: 'Each manufacturer numbers its codes its own way. The manual comes out before a part is ordered.',
      },
    ],
    keywords: [
      'no hot water nyc',
      'water heater leaking from bottom',
      'water heater rumbling',
      'pilot light won’t stay lit',
      'tankless error code',
      'hot water runs out fast',
      'water heater repair brooklyn',
    ],
    statement: 'A leaking fitting is a repair. A leaking tank is not.',
    longDescription: [
      'In a one- to four-family New York house the water heater stands in the basement beside the boiler or furnace, often on the same chimney. In a condo it hides in a closet. Large apartment buildings mostly make hot water in the boiler room, and there it is a [boiler repair](service:boiler-repair). So if the neighbors are cold too, the super is the one to call.',
      'On a gas tank we check the air it breathes. Fumes should rise into the draft hood, the open collar on top. A mirror that fogs there means they are spilling into the room. Pilot, gas pressure and burner come next. On an electric tank we put a meter on both heating elements and look at the breaker.',
      'Water on the floor gets dried before it gets judged. Then we wait and see where it comes back. The relief valve, marked T&P for temperature and pressure, opens near 150\u00a0psi or 210°F. When it drips, pressure is often the reason, and a failed expansion tank is often behind that. A weeping drain or joint can be repaired. A weeping bottom cannot, and then it is time for [a new water heater](service:water-heater-replacement).',
      'Scalding one minute and cold the next may not be your heater at all. In a tall [Manhattan building](borough:manhattan) the building’s mixing valve can do it. So can the recirculation line, the loop that keeps hot water near the faucets. A tankless unit with a code on its screen usually has scale, a blocked vent or a gas pipe too thin for it.',
    ],
    callToAction: 'Book Hot Water Repair',
    checks: [
      {
        part: 'Gas control',
        text: 'Pilot signal and outlet pressure are read before the valve is called bad.',
      },
      {
        part: 'Burner',
        text: 'Flames should be blue and even. Rust on the burner fell from the flue above.',
      },
      {
        part: 'Draft hood',
        text: 'Tested for spillage with bath fans and dryer running and the doors shut.',
      },
      {
        part: 'Relief valve, T&P',
        text: 'A drip is traced to a worn seat, high pressure, or water that is too hot.',
      },
      { part: 'Dip tube', text: 'Sends cold water to the bottom. Broken, it chills the hot water on top.' },
      { part: 'Drain valve', text: 'Plastic ones weep. Wiped dry and watched before the tank is suspected.' },
    ],
    symptoms: [
      {
        notice: 'No hot water at all',
        parts: ['Burner', 'Gas control'],
        look: 'Pilot, igniter or gas control. On electric, the breaker',
      },
      {
        notice: 'Hot water runs out too soon',
        parts: ['Dip tube', 'Drain valve'],
        look: 'Broken tube, sediment, or a tank too small all along',
      },
      {
        notice: 'It rumbles and pops',
        parts: ['Burner', 'Drain valve'],
        look: 'Sediment on the bottom, boiling like oatmeal',
      },
      {
        notice: 'There is water around the base',
        parts: ['Drain valve', 'Discharge pipe', 'Relief valve, T&P'],
        look: 'A fitting if you’re lucky. If not, the tank',
      },
      {
        notice: 'Rusty water from the hot tap only',
        parts: ['Anode rod', 'Hot out'],
        look: 'A spent anode or a rusting tank. We run the cold side too',
      },
      {
        notice: 'Egg smell from the hot tap only',
        parts: ['Anode rod', 'Hot out'],
        look: 'Bacteria reacting with the anode. Smell it in the air too? Leave and call 911',
      },
      {
        notice: 'The pilot lights, then goes out',
        parts: ['Gas control', 'Draft hood', 'Burner'],
        look: 'Thermocouple, dirty pilot, or a chimney that blows back',
      },
      {
        notice: 'It is scalding, then it is cold',
        parts: ['Hot out', 'Cold in, shut-off valve'],
        look: 'Mixing valve, or hot and cold crossed in the building',
      },
    ],
    prepare: [
      'A photo of the label: model, serial number, gallons or BTU.',
      'Is there a vent pipe on top? With one it burns gas or oil; without one it is probably electric.',
      'Whether the apartment next door has hot water.',
      'The cold shut-off above the tank. Close it if the puddle is growing.',
      'For a tankless unit, the code on its screen, before you reset it.',
      'Boxes and laundry moved away from the front.',
    ],
    limits: [
      'Gas water heaters and the gas pipe to them are work for a licensed master plumber. We find the fault; your written scope names who fits the part.',
    ],
    questions: [
      {
        topic: 'tonight',
        question: 'The shower is cold. What can I try?',
        answer:
          'Smell gas? Touch no switch, get everyone out and call 911. If not, look and tell us: is the breaker of an electric tank on, does the pilot of a gas tank burn?',
      },
      {
        topic: 'who-pays',
        question: 'I rent. Who pays for hot water?',
        answer:
          'It is the landlord’s to provide, all year round. Report it there first, then to 311. In a condo, a heater in your own closet is usually yours.',
      },
      {
        topic: 'cost',
        question: 'What decides the price?',
        answer:
          'Whether the tank is sound. A thermocouple or an element is a small part. A tank that weeps ends the repair, and you hear so before we order anything.',
      },
      {
        topic: 'time',
        question: 'Is one visit enough?',
        answer:
          'Often, when the part is a common one. Tankless parts differ by make, so the model number you send ahead decides what comes along.',
      },
    ],
    metadata: {
      title: 'Water Heater Repair in New York City | Tank and Tankless',
      description:
        'Cold showers, a pilot that dies, a rumble or a wet floor. We dry the leak, find where it returns, and tell you straight if the tank itself is done.',
    },
  },
  {
    title: 'Water Heater Maintenance',
    slug: 'water-heater-maintenance',
    system: 'water-heater',
    job: 'maintenance',
    icon: 'gauge',
    plainName: 'a yearly flush for the hot-water tank',
    description: 'Flushed, tested and checked for draft once a year.',
    lead: 'A tank needs its sediment flushed and its safety valve lifted once a year. A tankless box on the wall needs the scale dissolved. One visit does either, anywhere in New York City.',
    details: [
      {
        title: 'Sediment flushed, anode checked',
        text: 'Grit goes out through a hose until it runs clear. The licensed master plumber draws the anode, and you see how much metal is left.',
      },
      {
        title: 'T&P relief valve tested',
        text: 'Lifted by hand, and it must snap shut. One that has sat for a decade may not, so we ask its age before we pull the lever.',
      },
      {
        title: 'Burner and draft read with a meter',
        text: 'Lint off the air screen, scale off the burner. Then a flue reading, with every other flame on that chimney lit as well.',
      },
      {
        title: 'Tankless units descaled',
        text: 'A pump circulates mild acid through the unit, and the inlet screen is rinsed. Flow before and after goes on the sheet.',
      },
      {
        title: 'Temperature logged at the faucet',
        text: 'One number at the tank and one at the farthest sink. A wide gap points at the piping or a mixing valve.',
      },
      {
        title: 'Valves exercised while it is calm',
        text: 'A shut-off that has not moved in years may not close on the night you need it. Better to learn that on a weekday.',
      },
    ],
    keywords: [
      'water heater flush',
      'tankless descaling nyc',
      'water heater maintenance queens',
      'anode rod replacement',
      'hot water tank making noise',
      'how often flush water heater',
      'relief valve test',
    ],
    statement: 'The part that saves the tank is the one that dissolves.',
    longDescription: [
      'Inside a steel tank hangs a rod of softer metal, the anode. It corrodes so that the steel does not. Once it is gone, the steel takes its turn. Storage tanks usually live 8 to 12 years, and some reach 15. The rod has much to do with which.',
      'The visit is short and wet. A hose goes on the drain, and we flush in bursts until the water clears. What comes out is sediment, the scale that settles on the bottom and rumbles as it cooks. The relief valve, a spring that opens if heat or pressure climbs too far, is lifted. Last, the anode is drawn. In [low Brooklyn basements](borough:brooklyn) the rod is longer than the gap above the tank, so a jointed one goes back in.',
      'A gas tank often shares its flue with the furnace or boiler, so draft is checked with both lit, and [furnace maintenance](service:furnace-maintenance) fits into the same morning. A tankless heater has no sediment, only scale on its heat exchanger, the coil where flame meets water. A damp ring under the jacket is past cleaning and calls for a [repair visit](service:water-heater-repair).',
      'We finish with a thermometer. In rented homes hot water must be at least 120°F all year, and a mixing valve is there so that nobody gets scalded.',
    ],
    callToAction: 'Book Water Heater Service',
    checks: [
      {
        part: 'Anode rod',
        text: 'Drawn, measured, photographed. Bare core wire means it is used up.',
      },
      { part: 'Drain valve', text: 'Hose on, opened in short bursts so the grit stirs up and leaves.' },
      { part: 'Discharge pipe', text: 'Must carry a full blast of hot water down to where it hits no one.' },
      {
        part: 'Expansion tank',
        text: 'Rapped with a knuckle, then gauged for air. A dull thud means it is full of water.',
      },
      {
        part: 'Flue with baffle',
        text: 'The twisted strip slows hot gas so the water gets it. Soot and flakes come out.',
      },
      { part: 'Cold in, shut-off valve', text: 'Closed and opened once, slowly. A weeping stem is snugged.' },
    ],
    symptoms: [
      {
        notice: 'How long will I have no hot water?',
        parts: ['Drain valve', 'Burner'],
        look: 'For the flush and the reheat. Shower first',
      },
      {
        notice: 'It has never been flushed',
        parts: ['Drain valve', 'Anode rod'],
        look: 'We open it gently. An old drain may clog or drip',
      },
      {
        notice: 'It sounds like popcorn',
        parts: ['Burner', 'Drain valve'],
        look: 'Sediment. A flush often quiets it',
      },
      {
        notice: 'Should I wrap it in a blanket?',
        parts: ['Insulation', 'Draft hood'],
        look: 'Only if the manufacturer says so, and never over a gas top',
      },
      {
        notice: 'What is that little lever for?',
        parts: ['Relief valve, T&P', 'Discharge pipe'],
        look: 'It tests the relief valve. Leave it to the visit',
      },
      {
        notice: 'My tankless unit got weaker',
        parts: ['Cold in, shut-off valve', 'Hot out'],
        look: 'Scale, or a clogged inlet screen',
      },
    ],
    prepare: [
      'A floor drain, slop sink or yard that a garden hose can reach.',
      'Room to stand in front, and nothing stored on the lid.',
      'The install date, if the plumber wrote it on the jacket.',
      'In a closet: who lives below, and whether the pan has an alarm.',
      'Dishes and laundry done beforehand.',
      'On a tankless model, a photo of the valves underneath.',
    ],
    limits: [
      'If rust has gone so far that a flush could open the tank, we leave it shut and show you why.',
      'Opening the tank for an anode, and any gas control or fitting, is for the licensed master plumber your written scope names.',
    ],
    questions: [
      {
        topic: 'cost',
        question: 'What sets the price of a flush?',
        answer:
          'Tank or tankless, one heater or several, and how far the hose has to run. A new anode is extra, because only the rod in hand shows if it is due.',
      },
      {
        topic: 'who-pays',
        question: 'I am a tenant. Is this my job?',
        answer:
          'It belongs to the owner, along with the rest of the hot water. Tell them when it rumbles; they may not hear it.',
      },
      {
        topic: 'choice',
        question: 'Is an old tank still worth it?',
        answer:
          'Maybe not. When the fittings show rust, we look first and may tell you to put the money toward a new one.',
      },
    ],
    metadata: {
      title: 'Water Heater Maintenance in New York City | Yearly Flush',
      description:
        'A yearly visit for tank and tankless: sediment flushed, anode measured, relief valve lifted, draft and faucet temperature written down.',
    },
  },
  {
    title: 'Water Heater Replacement',
    slug: 'water-heater-replacement',
    system: 'water-heater',
    job: 'replacement',
    icon: 'exchange',
    plainName: 'a new source of hot water',
    description: 'Tank, tankless or heat pump, chosen once chimney and gas line are known.',
    lead: 'Gallons settle less than you would think. What decides a new water heater in New York City is the chimney, the gas pipe and who lives downstairs.',
    details: [
      {
        title: 'Tank, tankless, indirect and heat pump compared',
        text: 'Side by side for your basement or closet: space, vent, power, noise and what each asks of the house.',
      },
      {
        title: 'Chimney and gas line checked first',
        text: 'Liner, pipe size and meter set the short list. A model that fails there stays out of your estimate.',
      },
      {
        title: 'Permit route explained',
        text: 'Some small gas swaps need no permit, others do. You see which applies, and the plumber’s name beside it.',
      },
      {
        title: 'Expansion tank, pan and mixing valve in scope',
        text: 'The parts around the tank are what spare the ceiling below and the hands at the sink. They are priced with it.',
      },
      {
        title: 'Sized by the morning rush',
        text: 'What counts is how much a full tank delivers in one hour of hard use. We match that to your showers at seven.',
      },
      {
        title: 'Old tank drained and carried out',
        text: 'Emptied to a drain, up the stairs and gone. The floor where it stood is looked at before the new one lands.',
      },
    ],
    keywords: [
      'water heater replacement nyc',
      'new water heater brooklyn',
      'tankless installation queens',
      'heat pump water heater nyc',
      '50 gallon gas water heater',
      'replace leaking hot water tank',
      'indirect tank off boiler',
    ],
    statement: 'Look up the flue before you look at tanks.',
    longDescription: [
      'A tank past its tenth year with rust at the fittings calls for a plan now. A younger one may gain time from [a flush and an anode check](service:water-heater-maintenance). Four machines can take its place. A tank stores hot water. A tankless unit heats it as it runs. An indirect tank borrows heat from the boiler. A heat-pump tank draws warmth from the air around it, so it needs a roomy basement and a drain. In an attached [Queens house](borough:queens) with a sound flue, a plain gas tank is often the sensible answer.',
      'Before we choose, we look up. A gas tank that shared a brick chimney with a furnace can end up alone there. Its small flame cannot warm so wide a flue. The exhaust cools, wets the brick and may roll back into the room. Plumbers call that an orphaned water heater. A liner, a metal tube sized to one appliance, cures it. So does a unit that vents through a wall. This is why we ask about [furnace replacement](service:furnace-replacement) on a hot-water call.',
      'Gas comes next. A tankless burner takes much more at once than a tank does, so pipe and meter are sized for it. The line is hard pipe: city rules reserve flexible connectors for home stoves, ovens and dryers. Where fewer than six families live, swapping a gas heater of up to 350,000\u00a0BTU may need no permit. The gas cock, the hand shut-off, must stay where it is. The plumber must check the chimney and report the job.',
      'Last, water where it should not be. Over a finished ceiling the tank gets a pan with its own drain. In a basement that has flooded we ask for the high-water line and build a stand above it.',
    ],
    callToAction: 'Plan Water Heater',
    checks: [
      { part: 'Vent', text: 'Size, rise and liner are worked out with every appliance on that chimney.' },
      {
        part: 'Gas control',
        text: 'The pipe ahead of it is sized to the new burner, with a shut-off within reach.',
      },
      {
        part: 'Expansion tank',
        text: 'Fitted where a check valve keeps heated water from backing into the main.',
      },
      { part: 'Hot out', text: 'The mixing valve goes here, so storage can be hotter than the shower.' },
      { part: 'Discharge pipe', text: 'Run new and full size, down to a place that may get wet.' },
      { part: 'Anode rod', text: 'We leave headroom above it, so that someone can change it later.' },
    ],
    symptoms: [
      {
        notice: 'Tank or tankless?',
        parts: ['Gas control', 'Vent'],
        look: 'Gas pipe and vent route mostly decide',
      },
      {
        notice: 'How long does the water stay off?',
        parts: ['Cold in, shut-off valve', 'Hot out'],
        look: 'A like-for-like swap is short. A liner adds to it',
      },
      {
        notice: 'Can I get a bigger tank?',
        parts: ['Insulation', 'Vent'],
        look: 'Newer ones are wider. We measure the doors',
      },
      {
        notice: 'The old one worked without a liner. Why add one?',
        parts: ['Vent', 'Draft hood'],
        look: 'It worked with two flames. Now there is one',
      },
      {
        notice: 'Will a heat pump run in my basement?',
        parts: ['Insulation', 'Hot out'],
        look: 'With air and a drain. It cools and dries the room',
      },
      {
        notice: 'It is leaking right now',
        parts: ['Cold in, shut-off valve', 'Gas control'],
        look: 'Close the cold. Gas: turn the control off. Electric: the breaker, if you reach it dry',
      },
    ],
    prepare: [
      'Height and width of the space, the door, and the tightest turn on the stairs.',
      'How many showers run together on a school morning.',
      'A photo of the flue pipe, all the way from tank to chimney.',
      'Your other gas appliances. They share one meter.',
      'The number of families in the building. The permit rule turns on it.',
      'How far up the wall the last flood came.',
    ],
    limits: [
      'A licensed master plumber sets a gas water heater in this city and files or reports it; your written scope gives the name. An electric or heat-pump model takes a licensed electrician for its circuit.',
      'Before a heat-pump model enters an estimate, we check its refrigerant against state rules. We do not promise stock.',
    ],
    questions: [
      {
        topic: 'cost',
        question: 'Why do prices differ so much?',
        answer:
          'The tank can be the smaller part. A liner, a larger gas pipe, a pan with a drain or a new circuit may each weigh more, so each stands on a line you can read.',
      },
      {
        topic: 'permit',
        question: 'Who deals with the permit?',
        answer:
          'The master plumber for gas, who files or reports the job. The electrician for the circuit of an electric or heat-pump model. Neither is left to you.',
      },
      {
        topic: 'rebate',
        question: 'Is there a rebate on a heat-pump tank?',
        answer:
          'Programs change by year and by model. We ask for your address before you sign, and [the last check](page:rebates) shows where we looked.',
      },
      {
        topic: 'time',
        question: 'How soon can a dead tank be changed?',
        answer:
          'Where no liner, new pipe or board vote is needed, stock and the plumber’s calendar set the day. Otherwise the slowest of those does.',
      },
    ],
    metadata: {
      title: 'Water Heater Replacement in New York City',
      description:
        'Tank, tankless, indirect or heat pump, chosen after the chimney and gas pipe are checked. Permit route, pan, expansion tank and mixing valve in writing.',
    },
  },
];
