/** Names that identify the people and projects of the sample, page by page. */
export const SAMPLES = {
  about: ['Lou” Ortega', 'Dee” Walker', 'Will” Chen'],
  portfolio: ['Brownstone, parlor and top floor', 'A line of wall units', 'Closets on one loop'],
} as const satisfies Readonly<Record<string, readonly string[]>>;
