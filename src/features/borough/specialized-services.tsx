import type { Borough } from '../../content/schema.ts';
import { formatServiceName, getService } from '../../site/catalog.ts';
import { routes } from '../../site/routes.ts';
import { ArrowIcon } from '../../ui/icon/icon.tsx';
import { ArtImage } from '../art/art-image.tsx';
import styles from './specialized-services.module.css';

interface SpecializedServicesProps {
  readonly entries: Borough['specificServices'];
}

/** Services that fit the place, each leading to its page. */
export function SpecializedServices({ entries }: SpecializedServicesProps) {
  return (
    <ul className={styles.list}>
      {entries.map(({ service, title, text }) => (
        <li key={service}>
          <a className={styles.link} href={routes.service(service)}>
            <ArtImage name={`thumb-${getService(service).system}`} alt="" />
            <span className={styles.title}>
              {title}
              <span className={styles.service}>{formatServiceName(getService(service))}</span>
            </span>
            <span className={styles.text}>{text}</span>
            <ArrowIcon />
          </a>
        </li>
      ))}
    </ul>
  );
}
