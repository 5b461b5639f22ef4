/** Names that identify the sample’s people and projects, keyed by page. */
export const SAMPLES = {
  about: ['Lou” Ortega', 'Dee” Walker', 'Will” Chen'],
  portfolio: [
    'Brownstone, parlor and top floor',
    'Closets on one loop',
    'House by the shore',
    'Six-story steam building',
    'Supermarket roof',
    'A line of wall units',
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;
