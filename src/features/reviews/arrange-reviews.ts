/** How reviews stand on the grid: the first one large on a row of its own, the others in rows without holes. */
import type { Review } from '../../content/schema.ts';
import { arrangeRows, type CardWidth } from '../../lib/styling/arrange-rows.ts';

/** Characters of a first quote that is set as large as a heading. */
const LARGE = 120;
/** Characters of a quote that is set as running text. */
const LONG = 220;

export interface PlacedReview {
  readonly review: Review;
  readonly width: CardWidth;
  /** Size of its words: as in a heading, a name, the title of a section, or running text. */
  readonly size: 'heading' | 'name' | 'title' | 'body';
}

/** Two stand side by side; of any other number the first is alone. */
const listWidths = (count: number): CardWidth[] =>
  count === 2 ? arrangeRows(2) : ['whole', ...arrangeRows(count - 1)];

function sizeOf({ quote }: Review, width: CardWidth): PlacedReview['size'] {
  if (width === 'whole') return quote.length <= LARGE ? 'heading' : 'name';
  return quote.length <= LONG ? 'title' : 'body';
}

/** @param reviews - at least one, in the order in which they stand */
export function arrangeReviews(reviews: readonly Review[]): PlacedReview[] {
  const widths = listWidths(reviews.length);
  return reviews.map((review, index) => {
    const width = widths[index] ?? 'third';
    return { review, width, size: sizeOf(review, width) };
  });
}
