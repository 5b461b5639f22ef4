import type { Borough } from '../../content/schema.ts';
import type { ArtName } from '../../drawings/art.ts';
import { boroughs, pages } from '../../site/catalog.ts';
import { routes } from '../../site/routes.ts';
import { HeadingLines } from '../../ui/heading-lines/heading-lines.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx';
import { ArtImage } from '../art/art-image.tsx';
import styles from './borough-street.module.css';
import { ScaleBar } from './scale-bar.tsx';

/** The drawing of a borough’s building as it stands in the street: `street-queens` for `borough-queens`. */
function nameStreetDrawing(image: Borough['image']): ArtName {
  return image.replace('borough-', 'street-') as ArtName;
}

/** Five buildings at one scale on one ground line, each a card that leads to its borough; on phones one rides along. */
export function BoroughStreet() {
  return (
    <section className={styles.street} aria-labelledby="street">
      <div className={styles.head}>
        <h2 id="street">
          <HeadingLines text={pages.home.boroughs.heading} />
        </h2>
        <p>{pages.home.boroughs.lead}</p>
        <ScaleBar />
      </div>
      <div className={styles.ride} data-ride>
        <ol className={styles.list}>
          {boroughs.map(({ slug, name, tagline, systems, image }) => (
            <li className={styles.house} key={slug} id={`street-${slug}`} data-borough={slug}>
              <a className={styles.card} href={routes.borough(slug)}>
                <ArtImage name={nameStreetDrawing(image)} alt="" />
                <span className={styles.name}>
                  <span>{name}</span>
                </span>
                <span className={styles.note}>
                  {`${tagline} `}
                  <br />
                  {systems}
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

/** A station for each building of the street, and over them a train as long as the part of the street in view. */
function ElevatedLine() {
  return (
    <nav className={styles.line} aria-label="Along the street" data-print="hide">
      <div className={styles.stations}>
        {boroughs.map(({ slug, name }) => (
          <a key={slug} href={`#street-${slug}`}>
            <VisuallyHidden>{`To ${name}`}</VisuallyHidden>
          </a>
        ))}
      </div>
    </nav>
  );
}
