/** Arranges reviews in rows without gaps: two side by side, or else the first one alone and large. */
import type { Review } from '../../content/schema.ts';
import { arrangeRows, type CardWidth } from '../../lib/styling/arrange-rows.ts';

/** Maximum length, in characters, of a first quote set as large as a heading. */
const LARGE = 120;
/** Maximum length, in characters, of a quote set larger than running text. */
const LONG = 220;

interface PlacedReview {
  readonly review: Review;
  readonly width: CardWidth;
  /** Text size: as in a heading, a name, the title of a section, or running text. */
  readonly size: 'heading' | 'name' | 'title' | 'body';
}

/** Two reviews are side by side; with any other number, the first is alone in its row. */
const listWidths = (count: number): CardWidth[] =>
  count === 2 ? arrangeRows(2) : ['whole', ...arrangeRows(count - 1)];

function sizeOf({ quote }: Review, width: CardWidth): PlacedReview['size'] {
  if (width === 'whole') return quote.length <= LARGE ? 'heading' : 'name';
  return quote.length <= LONG ? 'title' : 'body';
}

/** @param reviews - at least one, in display order */
export function arrangeReviews(reviews: readonly Review[]): PlacedReview[] {
  const widths = listWidths(reviews.length);
  return reviews.map((review, index) => {
    const width = widths[index] ?? 'third';
    return { review, width, size: sizeOf(review, width) };
  });
}
