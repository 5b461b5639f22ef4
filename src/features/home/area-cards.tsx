import type { Borough } from '../../content/schema.ts';
import { arrangeRows, type CardWidth } from '../../lib/styling/arrange-rows.ts';
import { boroughs, pages } from '../../site/catalog.ts';
import { routes } from '../../site/routes.ts';
import { PHONE } from '../../styles/breakpoints.ts';
import { CardRows } from '../../ui/card-rows/card-rows.tsx';
import { LinkTitle } from '../../ui/link-title/link-title.tsx';
import { Section } from '../../ui/section/section.tsx';
import { SplitHead } from '../../ui/split-head/split-head.tsx';
import { ArtImage } from '../art/art-image.tsx';
import { Picture } from '../art/picture.tsx';
import styles from './area-cards.module.css';
import { streetDrawingOf } from './street-drawing.ts';

const SIZES: Readonly<Record<CardWidth, string>> = {
  whole: `${PHONE} 92vw, 60vw`,
  half: `${PHONE} 92vw, 46vw`,
  third: `${PHONE} 92vw, 30vw`,
};

/** A card for each area, if the areas are not those of the street. The area's page credits the photographer. */
export function AreaCards() {
  const widths = arrangeRows(boroughs.length);
  return (
    <Section labelledBy="street">
      <SplitHead className={styles.head} id="street" heading={pages.home.boroughs.heading}>
        {pages.home.boroughs.lead}
      </SplitHead>
      <CardRows>
        {boroughs.map((area, index) => (
          <AreaCard key={area.slug} area={area} width={widths[index] ?? 'third'} />
        ))}
      </CardRows>
    </Section>
  );
}

function AreaCard({ area, width }: { readonly area: Borough; readonly width: CardWidth }) {
  const { slug, name, tagline, systems, drawing, photo } = area;
  return (
    <li data-width={width}>
      <a className={styles.card} href={routes.borough(slug)}>
        <div className={styles.plate}>
          {drawing && <ArtImage name={streetDrawingOf(drawing.name)} alt="" />}
          {photo && <Picture picture={{ photo: { file: photo.file, alt: '' } }} sizes={SIZES[width]} />}
        </div>
        <LinkTitle className={styles.name} note={`${tagline} ${systems}`}>
          {name}
        </LinkTitle>
      </a>
    </li>
  );
}
