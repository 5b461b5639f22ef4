import type { Review } from '../../content/schema.ts';
import { pages, reviews } from '../../site/catalog.ts';
import { routes } from '../../site/routes.ts';
import { CardRows } from '../../ui/card-rows/card-rows.tsx';
import { Heading } from '../../ui/heading-lines/heading-lines.tsx';
import { NewTabLink } from '../../ui/new-tab-link/new-tab-link.tsx';
import { Section } from '../../ui/section/section.tsx';
import { TextLink } from '../../ui/text-link/text-link.tsx';
import { arrangeReviews } from './arrange-reviews.ts';
import styles from './reviews.module.css';

interface ReviewsProps {
  /** Maximum number of reviews to show; if there are more, a link leads to all of them on the about page. */
  readonly most?: number;
}

/** What customers said, one to twelve reviews; renders nothing if there are none. */
export function Reviews({ most = reviews.length }: ReviewsProps) {
  if (reviews.length === 0) return null;
  return (
    <Section labelledBy="reviews">
      <Heading className={styles.label} id="reviews" text={pages['every-page'].reviews.heading} />
      <CardRows className={styles.list} row="top">
        {arrangeReviews(reviews.slice(0, most)).map(({ review, width, size }) => (
          <li key={review.quote} data-width={width}>
            <figure>
              <blockquote className={styles[size]}>“{review.quote}”</blockquote>
              <Attribution review={review} />
            </figure>
          </li>
        ))}
      </CardRows>
      {reviews.length > most && (
        <p className={styles.more} data-print="hide">
          <TextLink href={`${routes.about}#reviews`}>{`All ${reviews.length} reviews`}</TextLink>
        </p>
      )}
    </Section>
  );
}

/** The reviewer’s name, the kind of building, and the source of the review. */
function Attribution({ review }: { readonly review: Review }) {
  const { name, buildingType, source, sourceUrl } = review;
  return (
    <figcaption className={styles.attribution}>
      <b>{name}</b>
      <span>{buildingType}</span>
      {sourceUrl ? (
        <NewTabLink href={sourceUrl} note="opens in a new tab">
          {source}
        </NewTabLink>
      ) : (
        <span>{source}</span>
      )}
    </figcaption>
  );
}
