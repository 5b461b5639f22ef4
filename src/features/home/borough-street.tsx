import { boroughs } from '../../site/catalog.ts';
import { routes } from '../../site/routes.ts';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx';
import { ArtImage } from '../art/art-image.tsx';
import { LateStyle } from '../shared/late-style.tsx';
import styles from './borough-street.css?inline';
import { ScaleBar } from './scale-bar.tsx';

/** Five buildings at one scale on one ground line, each a card that leads to its borough; on phones one rides along. */
export function BoroughStreet() {
  return (
    <section aria-labelledby="street">
      <div data-street="head">
        <h2 id="street">Five boroughs, five ways to build.</h2>
        <p>
          A tower and a frame house do not lose heat the same way. We work on all of it: the basement, the
          risers, the wall and the roof.
        </p>
        <ScaleBar>
          <LateStyle css={styles} />
        </ScaleBar>
      </div>
      <div data-street="ride">
        <ol data-street="list">
          {boroughs.map(({ slug, name, tagline, systems }) => (
            <li data-street="house" key={slug} id={`street-${slug}`}>
              <a data-street="card" href={routes.borough(slug)}>
                <ArtImage name={`street-${slug}`} alt="" />
                <span data-street="name">
                  <span>{name}</span>
                </span>
                <span data-street="note">
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
    <nav data-street="line" aria-label="Along the street" data-print="hide">
      <div data-street="stations">
        {boroughs.map(({ slug, name }) => (
          <a key={slug} href={`#street-${slug}`}>
            <VisuallyHidden>{`To ${name}`}</VisuallyHidden>
          </a>
        ))}
      </div>
    </nav>
  );
}
