import { pages } from '../../site/catalog.ts';
import { Heading } from '../../ui/heading-lines/heading-lines.tsx';
import { ArtImage } from '../art/art-image.tsx';
import styles from './ways-of-working.module.css';

const OBJECTS = ['value-plate', 'value-gauge', 'value-tag'] as const;

const { heading, points } = pages.home.waysOfWorking;

/** Three ways of working, each with a drawing. */
export function WaysOfWorking() {
  return (
    <section className={styles.values} aria-labelledby="values">
      <div data-wrap>
        <Heading id="values" text={heading} />
        <ul className={styles.list} data-row="baseline">
          {OBJECTS.map((art, index) => (
            <li key={art}>
              <ArtImage name={art} alt="" />
              <h3>{points[index]?.title}</h3>
              <p>{points[index]?.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
