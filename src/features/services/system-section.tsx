import type { Service, System } from '../../content/schema.ts';
import { Fold } from '../../ui/fold/fold.tsx';
import { ArtPicture } from '../art/art-image.tsx';
import { ServiceCards } from './service-cards.tsx';
import styles from './system-section.module.css';

interface SystemSectionProps {
  readonly system: System;
  readonly services: readonly Service[];
  /**
   * Whether this is the first machine of its place in the building; it is then drawn large, with one job per row.
   */
  readonly large: boolean;
}

/** A machine on the left, its jobs on the right; on phones, the machine is small, and the jobs are collapsible. */
export function SystemSection({ system, services, large }: SystemSectionProps) {
  const isKnown = system.place !== 'anywhere';
  return (
    <section
      className={styles.section}
      aria-labelledby={`${system.key}-heading`}
      data-unit={system.key}
      data-place={system.place}
      data-large={large || undefined}
    >
      <Fold
        className={styles.grid}
        summary={
          <>
            <ArtPicture wide={`system-${system.key}`} phone={`thumb-${system.key}`} first={false} alt="" />
            <h2 id={`${system.key}-heading`}>{system.name}</h2>
            <span className={styles.trade}>{system.tradeName}</span>
            <span className={styles.where}>
              {isKnown ? `${system.purpose} ${system.spot}.` : system.recognize}
            </span>
          </>
        }
      >
        <ServiceCards services={services} id={system.key} />
      </Fold>
    </section>
  );
}
