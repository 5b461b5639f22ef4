import type { Project } from './schema.ts';

/** Sample projects in the order of the page: what such a job looks like, in the present tense. No customer's job is told. */
export const projects: readonly Project[] = [
  {
    id: 'brownstone-two-zones',
    title: 'Brownstone, parlor and top floor',
    description:
      'Window units drip on the sill, and the top floor is too hot to sleep in. The answer is two zones, one head in the parlor and one upstairs. The outdoor unit sits in the rear yard, the copper runs up through the closets, and the water goes to a drain indoors.',
    constraint:
      'A historic district, a neighbor’s bedroom window across the yard, and real winters: a cold-climate model.',
    image: 'project-1',
    imageAlt:
      'A brownstone cut open from the stoop to the rear yard, with two wall-mounted heads, copper lines in a closet and an outdoor unit on a stand',
    format: 'panorama',
    tags: ['Mini-split', 'Installation', 'Brooklyn'],
  },
  {
    id: 'steam-house-balance',
    title: 'Six-story steam building',
    description:
      'The risers bang, the first floor is too hot, the sixth is cold, and the boiler keeps losing water. The cure is small parts. Main vents and traps are repaired, the boiler is skimmed of oil and dirt, the pressure is set low, and the leak in the return pipe is found.',
    constraint:
      'Heat season, so no shutdown at night. Old pipe insulation, treated as asbestos until tested.',
    image: 'project-4',
    imageAlt:
      'A six-story Bronx apartment building in section, a boiler in the cellar, radiators red on the first floor and nearly cold on the sixth',
    format: 'wide',
    tags: ['Boiler', 'Repair', 'The Bronx'],
  },
  {
    id: 'wall-unit-line',
    title: 'A line of wall units',
    description:
      'One stack of musty, leaking units, in sleeves that are not all one size. Each sleeve is surveyed, slope and drains are put right, then one floor after another gets a new chassis and a matching louver. The heat still comes from the building’s hot water.',
    constraint: 'Hours when the riser may be shut, the alteration agreement, and the elevator book.',
    image: 'project-2',
    imageAlt:
      'Four rooms one above the other with through-wall units beside a red riser; on one floor two technicians hold a chassis half out of its sleeve',
    format: 'narrow',
    tags: ['Wall unit (PTAC)', 'Replacement', 'Manhattan'],
  },
  {
    id: 'supermarket-roof',
    title: 'Supermarket roof',
    description:
      'Hot aisles under a rusted box with a dead economizer, the damper for outside air. Such a job puts a new unit on a curb adapter before opening hours. A licensed master plumber does the gas, a licensed electrician the power, and the start-up readings stay with the store.',
    constraint: 'Crane approval, a street closing, a check of the roof load, and food that has to stay cold.',
    image: 'project-5',
    imageAlt:
      'A crane on a Queens street lowers a rooftop unit onto its curb, two riggers guiding it, above supermarket aisles and freezer cases',
    format: 'panorama',
    tags: ['Rooftop unit (RTU)', 'Replacement', 'Queens'],
  },
  {
    id: 'loop-closets',
    title: 'Closets on one loop',
    description:
      'Heat pumps that lock out in every hot spell. Flow and temperature, read at the ports, point to clogged strainers. Strainers, hoses and any seized valves are replaced, and management gets a report on the state of the loop.',
    constraint:
      'Water off only in the hours management allows, old valves that may not hold, and ceilings below.',
    image: 'project-3',
    imageAlt:
      'Heat pumps in closets on three floors of a Queens condo, on a blue and a red loop pipe; a technician takes a reading at the middle one',
    format: 'narrow',
    tags: ['Water-source heat pump (WSHP)', 'Repair', 'Queens'],
  },
  {
    id: 'shore-house',
    title: 'House by the shore',
    description:
      'An old furnace, a water heater on the same wide chimney, and a basement that takes in water. The plan: a condensing furnace with a matched cooling coil, sealed ducts, a liner in the chimney, and the water heater raised above the last high-water line.',
    constraint:
      'Plumber’s permit and electrical filing in the right order, and a drain for the furnace’s own water.',
    image: 'project-6',
    imageAlt:
      'Basement of a Staten Island house with a condensing furnace and coil, sealed ducts, and a water heater on a platform above a dashed high-water line',
    format: 'wide',
    tags: ['Furnace', 'Central air', 'Staten Island'],
  },
];
