import { ArtImage } from '../art/art-image.tsx';
import styles from './ways-of-working.module.css';

const VALUES = [
  {
    art: 'value-plate',
    title: 'We read the plate',
    text: 'Model, serial, volts, charge. Four lines on a metal plate decide which parts fit, so we copy them before the cover comes off.',
  },
  {
    art: 'value-gauge',
    title: 'We measure',
    text: 'Pressures, temperatures, amps. You see the readings first and hear the price second.',
  },
  {
    art: 'value-tag',
    title: 'We leave it labeled',
    text: 'Valves, breakers and filters get a name and a date, facing out. Whoever opens the door next knows what was done.',
  },
] as const;

/** Three ways of working, each with the object it is about. */
export function WaysOfWorking() {
  return (
    <section className={styles.values} aria-labelledby="values">
      <div className={styles.wrap}>
        <h2 id="values">We read it before we open it.</h2>
        <ul className={styles.list}>
          {VALUES.map(({ art, title, text }) => (
            <li key={art}>
              <ArtImage name={art} alt="" />
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
