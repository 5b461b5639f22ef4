import { boroughs } from '../../site/catalog.ts';
import { routes } from '../../site/routes.ts';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx';
import { ArtImage } from '../art/art-image.tsx';
import styles from './borough-street.module.css';
import { ScaleBar } from './scale-bar.tsx';

/** Five buildings at one scale on one ground line, each a card that leads to its borough; on phones one rides along. */
export function BoroughStreet() {
  return (
    <section className={styles.street} aria-labelledby="street">
      <div className={styles.head}>
        <h2 id="street">Five boroughs, five ways to build.</h2>
        <p>
          A tower and a frame house do not lose heat the same way. We work on all of it: the basement, the
          risers, the wall and the roof.
        </p>
        <ScaleBar />
      </div>
      <div className={styles.ride}>
        <ol className={styles.list}>
          {boroughs.map(({ slug, name, tagline, systems }) => (
            <li className={styles.house} key={slug} id={`street-${slug}`} data-borough={slug}>
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
      </div>
      <ElevatedLine />
    </section>
  );
}

/** A station for each building of the street, and over them a train as long as the part of the street in view. */
function ElevatedLine() {
  return (
    <nav className={styles.line} aria-label="Along the street" data-print="hide">
      <svg className={styles.train} viewBox="0 0 96 16" preserveAspectRatio="none" aria-hidden="true">
        <path
          d="M0 3q0-3 3-3h28v16H0zm33-3h30v16H33zm32 0h28q3 0 3 3v13H65zM5 4v5h5V4zm8 0v5h5V4zm8 0v5h5V4zm17 0v5h5V4zm8 0v5h5V4zm8 0v5h5V4zm16 0v5h5V4zm8 0v5h5V4zm8 0v5h5V4z"
          fillRule="evenodd"
        />
      </svg>
      <ol className={styles.stations}>
        {boroughs.map(({ slug, name }) => (
          <li key={slug}>
            <a href={`#street-${slug}`}>
              <VisuallyHidden>{`To ${name}`}</VisuallyHidden>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
