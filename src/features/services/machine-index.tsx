import { serviceMenu } from '../../site/navigation.ts';
import { LinkTitle } from '../../ui/link-title/link-title.tsx';
import { ArtImage } from '../art/art-image.tsx';
import styles from './machine-index.module.css';

/** The machines on the sky of the page head, in one row on wide screens. Each links to its section below. */
export function MachineIndex() {
  return (
    <nav className={styles.index} aria-label="Systems" data-ground="sky" data-print="hide">
      <ul className={styles.machines} data-row="baseline" data-wrap>
        {serviceMenu
          .filter(({ system }) => system.place !== 'anywhere')
          .map(({ system }) => (
            <li key={system.key}>
              <a className={styles.machine} data-system={system.key} href={`#${system.key}`}>
                <ArtImage name={`thumb-${system.key}-night`} alt="" className={styles.byNight} />
                <ArtImage name={`thumb-${system.key}`} alt="" className={styles.byDay} />
                <LinkTitle className={styles.name} note={system.acronym && system.tradeName}>
                  {system.name}
                </LinkTitle>
              </a>
            </li>
          ))}
      </ul>
    </nav>
  );
}
