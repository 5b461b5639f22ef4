/**
 * Phone numbers that texts about dangers and missing heat may link to: emergency, the city, the State's oil spill
 * hotline, the Housing Authority, and the city's office for heating help.
 */
export const DANGER_CALLS = ['911', '311', '800-457-7362', '718-707-7771', '718-557-1399'] as const;
export type DangerCall = (typeof DANGER_CALLS)[number];
