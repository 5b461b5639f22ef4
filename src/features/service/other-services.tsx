import type { Service } from '../../content/schema.ts';
import { listRelatedServices } from '../../site/catalog.ts';
import { routes } from '../../site/routes.ts';
import { LinkTitle } from '../../ui/link-title/link-title.tsx';
import { Section } from '../../ui/section/section.tsx';
import { TextLink } from '../../ui/text-link/text-link.tsx';
import { ArtImage } from '../art/art-image.tsx';
import styles from './other-services.module.css';

/**
 * Five other services, and a link to all services (specifications 2 and 9). Their machines stand on one line,
 * each of them once: several jobs of a machine share its drawing.
 */
export function OtherServices({ service }: { readonly service: Service }) {
  const related = listRelatedServices(service);
  if (related.length === 0) return null;
  return (
    <Section labelledBy="others" tight>
      <div className={styles.head} data-row="last-baseline">
        <h2 id="others">Other services</h2>
        <TextLink href={routes.services}>View All Services</TextLink>
      </div>
      <ul className={styles.list} data-row="baseline">
        {related.map(({ slug, title, plainName, description, system }, index) => (
          <li key={slug}>
            <a className={styles.card} href={routes.service(slug)}>
              {index === related.findIndex((one) => one.system === system) && (
                <ArtImage name={`thumb-${system}`} alt="" />
              )}
              <LinkTitle className={styles.title}>{title}</LinkTitle>
              <span className={styles.plain}>{plainName}</span>
              <span className={styles.text}>{description}</span>
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
