import type { Service } from '../../content/schema.ts';
import { arrangeRows } from '../../lib/styling/arrange-rows.ts';
import { ServiceCard } from './service-card.tsx';
import styles from './service-cards.module.css';

interface ServiceCardsProps {
  /** Jobs of one machine. */
  readonly services: readonly Service[];
  readonly id: string;
}

/** The jobs of a machine, in rows without gaps if three fit side by side. */
export function ServiceCards({ services, id }: ServiceCardsProps) {
  const widths = arrangeRows(services.length).map((width) => (width === 'third' ? undefined : width));
  return (
    <ul className={styles.jobs} id={id} data-row="baseline">
      {services.map((service, index) => (
        <li key={service.slug} className={styles.job} data-width={widths[index]}>
          <ServiceCard service={service} />
        </li>
      ))}
    </ul>
  );
}
