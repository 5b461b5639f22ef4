import type { SystemKey } from '../../content/parts.ts';
import { getSystem } from '../../site/catalog.ts';
import { routes } from '../../site/routes.ts';
import { ButtonLink, ButtonRow } from '../../ui/button/button.tsx';
import { ArtPicture } from '../art/art-image.tsx';
import { BookLink } from '../shared/book-link.tsx';
import { CallLine } from '../shared/call-line.tsx';
import styles from './hero.module.css';

type Leader = readonly (readonly [x: number, y: number])[];

/** Lines from a tag to the machine it names, in units of the drawing; where the words stand is in the stylesheet. */
const LEADERS: Readonly<Partial<Record<SystemKey, Leader>>> = {
  'vrf-vrv': [
    [730, 222],
    [730, 240],
  ],
  'mini-split': [
    [1180, 309],
    [1048, 309],
  ],
  'central-ac': [
    [1180, 367],
    [1094, 367],
  ],
  wshp: [
    [1180, 452],
    [988, 452],
  ],
  ptac: [
    [1180, 516],
    [1146, 516],
    [1118, 546],
  ],
  rtu: [
    [1282, 545],
    [1268, 545],
    [1252, 562],
  ],
  furnace: [
    [1211, 836],
    [1211, 793],
  ],
  boiler: [
    [724, 836],
    [724, 793],
  ],
  'water-heater': [
    [782, 836],
    [782, 793],
  ],
};
const TAGGED = Object.keys(LEADERS) as SystemKey[];

/** The building cut open: what the company does, where, how to call or book, and the nine systems as links. */
export function Hero() {
  return (
    <section className={styles.hero} data-ground="night">
      <div className={styles.wrap}>
        <div className={styles.words}>
          <h1>
            Heating <br />
            and cooling, <br />
            cellar to roof.
          </h1>
          <p className={styles.lead}>
            Repair, maintenance and replacement for homes, buildings and businesses in all five boroughs of
            New&nbsp;York&nbsp;City.
          </p>
          <ButtonRow>
            <BookLink />
            <ButtonLink href={routes.services}>Explore Services</ButtonLink>
          </ButtonRow>
          <CallLine />
        </div>
      </div>
      <div className={styles.drawing}>
        <ArtPicture
          wide="hero"
          phone="hero-phone"
          alt="Cutaway of a New York apartment building and the store next to it, from the basement boiler to the roof, with heat drawn in red and cooling in blue."
        />
        <svg className={styles.leaders} viewBox="-560 0 2000 900" aria-hidden="true">
          {TAGGED.map((key) => (
            <LeaderLine key={key} points={LEADERS[key] ?? []} />
          ))}
        </svg>
        <ul aria-label="Systems in the drawing">
          {TAGGED.map((key) => (
            <li key={key}>
              <a className={styles.tag} data-system={key} href={routes.system(key)}>
                {getSystem(key).name}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function LeaderLine({ points }: { readonly points: Leader }) {
  const [x, y] = points.at(-1) ?? [0, 0];
  return (
    <>
      <path d={`M${points.map((point) => point.join(' ')).join('L')}`} />
      <circle cx={x} cy={y} r="3" />
    </>
  );
}
