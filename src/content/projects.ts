import type { Project } from './schema.ts';

/** Sample projects in the order of the page. They show the kind of work, not a specific customer's job. */
export const projects: readonly Project[] = [
  {
    id: 'brownstone-two-zones',
    title: 'Brownstone, parlor and top floor',
    description:
      'Window units dripping on the sill, and a top floor too hot to sleep in. Two zones, one head in the parlor and one upstairs. The outdoor unit stands in the rear yard, the copper runs up through the closets, and the water goes to a drain indoors.',
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
    title: 'Six-story steam house',
    description:
      'Banging risers, a first floor in shirtsleeves, a sixth in overcoats, and a boiler that kept losing water. Main vents and traps repaired, the boiler skimmed of oil and dirt, the pressure set low, and the leak in the return pipe found.',
    constraint:
      'Heat season, so no shutdown at night. Old pipe insulation, treated as asbestos until tested.',
    image: 'project-4',
    imageAlt:
      'A six-story Bronx apartment house in section, a boiler in the cellar, radiators red on the first floor and nearly cold on the sixth',
    format: 'wide',
    tags: ['Boiler', 'Repair', 'The Bronx'],
  },
  {
    id: 'wall-unit-line',
    title: 'A line of wall units',
    description:
      'One stack of musty, leaking units, and not all the sleeves the same size. Each sleeve surveyed, slope and drains put right, then a new chassis and a matching louver on one floor after another. The heat still comes from the building’s hot water.',
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
      'Hot aisles under a rusted box with a dead economizer, the damper for outside air. A new unit set on a curb adapter before opening hours, gas and power by their own trades, start-up readings handed over.',
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
      'Heat pumps that locked out in every hot spell. Flow and temperature, read at the ports, pointed to clogged strainers. Strainers, hoses and two seized valves were replaced, and the state of the loop was reported to management.',
    constraint:
      'Water off only in the hours management allows, old valves that would not hold, and ceilings below.',
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
      'An old furnace, a water heater left on the same wide chimney, and a cellar that takes in water. A condensing furnace with a matched cooling coil, ducts sealed, the chimney lined, and the water heater raised above the last high-water line.',
    constraint:
      'Plumber’s permit and electrical filing in the right order, and a drain for the furnace’s own water.',
    image: 'project-6',
    imageAlt:
      'Cellar of a Staten Island house with a condensing furnace and coil, sealed ducts, and a water heater on a platform above a dashed high-water line',
    format: 'wide',
    tags: ['Furnace', 'Central air', 'Staten Island'],
  },
];
