import { FIGURE_PARTS } from '../../content/parts.ts';
import { listServices } from '../../site/catalog.ts';
import { routes } from '../../site/routes.ts';
import { drawingOf } from '../../site/service-drawing.ts';
import { ArtImage } from '../art/art-image.tsx';
import type { Machine } from './finder-room.tsx';
import styles from './unit-symptoms.module.css';

/** Returns the numbers of the named parts in the drawing, such as “Part 4” or “Parts 4, 7”; empty if there are none. */
function listNumbers(named: readonly string[], parts: readonly string[]): string {
  const numbers = named.map((part) => parts.indexOf(part) + 1);
  return numbers.length > 0 ? `${numbers.length > 1 ? 'Parts' : 'Part'} ${numbers.join(', ')}` : '';
}

/** The page of the service lists more; the home page has all machines. */
const MOST_SYMPTOMS = 8;

/** The symptoms of a machine in another language; a link to the machine opens its row. */
export function UnitSigns({
  machine,
  signs,
}: {
  readonly machine: Machine;
  readonly signs: readonly string[];
}) {
  return (
    <div className={styles.open}>
      <div className={styles.figure}>
        <ArtImage name={`thumb-${machine}`} alt="" />
      </div>
      <ul className={styles.list} id={machine}>
        {signs.map((sign) => (
          <li key={sign}>{sign}</li>
        ))}
      </ul>
    </div>
  );
}

/** A numbered cutaway, and the symptoms of the machine's first service with any. Each leads to its row of that page. */
export function UnitSymptoms({ machine }: { readonly machine: Machine }) {
  const service = listServices(machine).find(({ symptoms }) => symptoms.length > 0);
  if (!service) return null;
  const drawing = drawingOf(service);
  return (
    <div className={styles.open}>
      <div className={styles.figure}>
        <ArtImage name={`numbered-${drawing}`} alt="" />
      </div>
      <ul className={styles.list}>
        {service.symptoms.slice(0, MOST_SYMPTOMS).map(({ notice, parts }, index) => (
          <li key={notice}>
            <a href={`${routes.service(service.slug)}#sign-${index + 1}`} data-row="baseline">
              <b>{notice}</b> <small>{listNumbers(parts, FIGURE_PARTS[drawing])}</small>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
