import type { Program } from './question-schema.ts';

/**
 * Programs that pay toward new equipment and that visitors ask about. Amounts are left out, because they
 * change faster than pages. The URL and the dates of the last and the next review are those of the claim;
 * `npm run verify` lists what is due.
 */
export const programs: readonly Program[] = [
  {
    name: 'NYS Clean Heat, through Con Edison',
    text: 'A state program that pays toward some heat pumps, through contractors enrolled in it. Its rules change often, and Con Edison suspended it in 2022 when its funds ran out. The Rockaways have PSEG Long Island and its program. Tell us the address; we look up what applies.',
    source: 'NYS Clean Heat',
    claim: 'clean-heat-program',
  },
  {
    name: 'Federal credits for home equipment',
    text: 'The tax credits for heat pumps and other efficient home equipment ended for whatever was put in service after December\u00a031, 2025. For a system finished by then, ask whoever does your taxes.',
    source: 'Farrell Fritz, quoting the IRS',
    claim: 'federal-home-credits-ended',
  },
];
