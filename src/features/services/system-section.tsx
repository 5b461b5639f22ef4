import type { Service, System } from '../../content/schema.ts';
import { ArtImage } from '../art/art-image.tsx';
import { ServiceCard } from './service-card.tsx';
import styles from './system-section.module.css';

interface SystemSectionProps {
  readonly system: System;
  readonly services: readonly Service[];
}

/** One machine at the left, its jobs at the right. */
export function SystemSection({ system, services }: SystemSectionProps) {
  const known = system.place !== 'anywhere';
  return (
    <section className={styles.section} id={system.key} aria-labelledby={`${system.key}-heading`}>
      <div className={styles.grid}>
        <div className={styles.machine}>
          <ArtImage name={`system-${system.key}`} alt="" />
          <div>
            <h2 id={`${system.key}-heading`}>{system.name}</h2>
            {system.tradeName && <p className={styles.trade}>{system.tradeName}</p>}
            <p className={styles.where}>{known ? `${system.purpose} ${system.spot}.` : system.recognize}</p>
          </div>
        </div>
        <ul className={styles.jobs} data-count={services.length}>
          {services.map((service) => (
            <li key={service.slug} className={styles.job}>
              <ServiceCard service={service} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
