import type { TeamMember } from './schema.ts';

/** Sample people, drawn. No credentials and no years until the owner supplies real ones. */
export const team: readonly TeamMember[] = [
  {
    name: 'Luis “Lou” Ortega',
    role: 'Steam and hot water',
    image: 'team-lou',
    imageAlt:
      'Lou, a man with a gray mustache and a knit cap, a pipe wrench on his shoulder, in front of a red steam header',
    description:
      'Lou listens before he touches anything. He walks the radiators from the top floor down with a level and a flashlight. Then he asks the super which pipe knocks at five in the morning. In his view a boiler is only as good as the piping above it.',
  },
  {
    name: 'Denise “Dee” Walker',
    role: 'Heat pumps and water loops',
    image: 'team-dee',
    imageAlt:
      'Dee, a woman with glasses and tied-back locs, holding a clamp meter in front of a blue and a red riser',
    description:
      'Dee starts with the water: two temperatures, two pressures, and only then the machine. She logs each closet by floor and line, so the next fault has a history to check against. The super gets a copy.',
  },
  {
    name: 'Wei “Will” Chen',
    role: 'Refrigeration',
    image: 'team-will',
    imageAlt:
      'Will, a man with short hair and a pencil behind his ear, holding a set of pressure gauges in front of a condenser fan',
    description:
      'Will does not charge a system he has not tested for leaks. Nitrogen goes in first, then comes the wait, the vacuum and the scale. The weight of the charge is penciled inside the panel, where the next person will look.',
  },
];
