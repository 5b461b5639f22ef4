import { boroughs, pages } from '../../site/catalog.ts';
import { routes } from '../../site/routes.ts';
import { Heading, HeadingLines } from '../../ui/heading-lines/heading-lines.tsx';
import { ArtImage } from '../art/art-image.tsx';
import styles from './borough-street.module.css';
import { ElevatedLine } from './elevated-line.tsx';
import { streetDrawingOf } from './street-drawing.ts';

/** Five buildings at one scale on one ground line, each a link to its borough; on phones the street scrolls. */
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

/** A 50-foot scale bar. The street is 145.1 m long and as wide as the viewport. */
function ScaleBar() {
  return (
    <svg className={styles.scale} viewBox="0 0 181 30" aria-hidden="true">
      <rect x=".2" y=".2" width="152.4" height="8" fill="none" stroke="currentColor" />
      <path d="M15.2.2h15.3v8H15.2zM61 .2h30.5v8H61z" fill="currentColor" />
      <text x="0" y="24">
        0
      </text>
      <text x="59" y="24">
        20
      </text>
      <text x="144" y="24">
        50 feet
      </text>
    </svg>
  );
}
