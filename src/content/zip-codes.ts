/**
 * The New York City ZIP codes to which mail is delivered, by borough. Sources are in docs/credits.md.
 *
 * They are grouped by their first three digits, which identify the sorting center: `100` and `01` make 10001.
 * Codes that are almost entirely in Nassau County, and codes that are only for post office boxes, are left
 * out.
 */
interface ZipGroup {
  /** The `slug` in the borough’s file in `content/boroughs/`. */
  readonly borough: string;
  /** The first three digits of the codes. */
  readonly center: string;
  /** The last two digits of each code, separated by spaces. */
  readonly ends: string;
}

export const zipGroups: readonly ZipGroup[] = [
  {
    borough: 'manhattan',
    center: '100',
    ends: '01 02 03 04 05 06 07 09 10 11 12 13 14 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 37 38 39 40 44 65 69 75',
  },
  {
    borough: 'manhattan',
    center: '101',
    ends: '03 04 05 06 07 10 11 12 15 18 19 20 21 22 23 28 51 52 53 54 55 58 62 65 66 67 68 69 70 71 72 73 74 75 76 77 78 99',
  },
  { borough: 'manhattan', center: '102', ends: '70 71 78 79 80 81 82' },
  {
    borough: 'bronx',
    center: '104',
    ends: '51 52 53 54 55 56 57 58 59 60 61 62 63 64 65 66 67 68 69 70 71 72 73 74 75',
  },
  { borough: 'staten-island', center: '103', ends: '01 02 03 04 05 06 07 08 09 10 11 12 14' },
  {
    borough: 'brooklyn',
    center: '112',
    ends: '01 03 04 05 06 07 08 09 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 28 29 30 31 32 33 34 35 36 37 38 39 43 49 51',
  },
  { borough: 'queens', center: '110', ends: '04 05' },
  { borough: 'queens', center: '111', ends: '01 02 03 04 05 06 09' },
  {
    borough: 'queens',
    center: '113',
    ends: '51 54 55 56 57 58 59 60 61 62 63 64 65 66 67 68 69 70 71 72 73 74 75 77 78 79 85',
  },
  {
    borough: 'queens',
    center: '114',
    ends: '11 12 13 14 15 16 17 18 19 20 21 22 23 24 26 27 28 29 30 32 33 34 35 36 39 51',
  },
  { borough: 'queens', center: '116', ends: '91 92 93 94 97' },
];
