import { boroughs, pages } from '../../site/catalog.ts';
import { routes } from '../../site/routes.ts';
import { HeadingLines } from '../../ui/heading-lines/heading-lines.tsx';
import { ArtImage } from '../art/art-image.tsx';
import styles from './borough-street.module.css';
import { ScaleBar } from './scale-bar.tsx';

/** Five buildings on one ground line, each a card that leads to its borough. */
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
      <ol className={styles.list}>
        {boroughs.map(({ slug, name, tagline, systems }) => (
          <li className={styles.house} key={slug} data-borough={slug}>
            <a className={styles.card} href={routes.borough(slug)}>
              <ArtImage name={`street-${slug}`} alt="" />
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
    </section>
  );
}
