import { boroughs, pages } from '../../site/catalog.ts';
import { routes } from '../../site/routes.ts';
import { Heading, HeadingLines } from '../../ui/heading-lines/heading-lines.tsx';
import { ArtImage } from '../art/art-image.tsx';
import styles from './borough-street.module.css';
import { ElevatedLine } from './elevated-line.tsx';
import { ScaleBar } from './scale-bar.tsx';
import { streetDrawingOf } from './street-drawing.ts';

/**
 * Five buildings at the same scale on one ground line, each a card that links to its borough; on phones the
 * street scrolls.
 */
export function BoroughStreet() {
  return (
    <section className={styles.street} aria-labelledby="street">
      <div className={styles.head}>
        <Heading id="street" text={pages.home.boroughs.heading} />
        <p>{pages.home.boroughs.lead}</p>
        <ScaleBar />
      </div>
      <div className={styles.ride} data-ride>
        <ol className={styles.list} data-row="last-baseline">
          {boroughs.map(({ slug, name, tagline, systems, drawing }) => (
            <li className={styles.house} key={slug} id={`street-${slug}`} data-borough={slug}>
              <a className={styles.card} href={routes.borough(slug)}>
                {drawing && <ArtImage name={streetDrawingOf(drawing.name)} alt="" />}
                <span className={styles.name} data-row-line>
                  <span>{name}</span>
                </span>
                <span className={styles.note}>
                  <HeadingLines text={`${tagline}\n${systems}`} />
                </span>
              </a>
            </li>
          ))}
        </ol>
      </div>
      <ElevatedLine />
    </section>
  );
}
