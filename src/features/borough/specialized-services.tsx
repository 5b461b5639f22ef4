import type { Borough } from '../../content/schema.ts';
import { formatServiceName, getService } from '../../site/catalog.ts';
import { routes } from '../../site/routes.ts';
import { ArrowIcon } from '../../ui/icon/icon.tsx';
import { LinkTitle } from '../../ui/link-title/link-title.tsx';
import { ArtImage } from '../art/art-image.tsx';
import styles from './specialized-services.module.css';

/** Services that buildings in this area often need, each with a link to its page. */
export function SpecializedServices({ entries }: { readonly entries: Borough['specificServices'] }) {
  return (
    <ul className={styles.list}>
      {entries.map(({ service, title, text }) => (
        <li key={service}>
          <a className={styles.link} href={routes.service(service)} data-row="center">
            <ArtImage name={`thumb-${getService(service).system}`} alt="" />
            <span className={styles.words} data-row="center">
              <LinkTitle className={styles.title} note={formatServiceName(getService(service))}>
                {title}
              </LinkTitle>
              <span className={styles.text}>{text}</span>
            </span>
            <ArrowIcon />
          </a>
        </li>
      ))}
    </ul>
  );
}
