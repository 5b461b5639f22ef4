import type { Service } from '../../content/schema.ts';
import { routes } from '../../site/routes.ts';
import { SecondName } from '../../ui/link-title/link-title.tsx';
import { TextLink } from '../../ui/text-link/text-link.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx';
import { ArtImage } from '../art/art-image.tsx';
import styles from './service-card.module.css';

/** How many details a card shows (specification, section 9). */
const SHOWN_DETAILS = 2;

/** Icon, title and plain name, description, the first two details and a link (specification, section 2). */
export function ServiceCard({ service }: { readonly service: Service }) {
  const { title, plainName, description, details, icon, slug } = service;
  return (
    <article className={styles.card}>
      <ArtImage name={`job-${icon}`} alt="" />
      <h3>
        {title} <SecondName>{plainName}</SecondName>
      </h3>
      <p>{description}</p>
      <ul>
        {details.slice(0, SHOWN_DETAILS).map((detail) => (
          <li key={detail.title}>{detail.title}</li>
        ))}
      </ul>
      <div className={styles.more}>
        <TextLink href={routes.service(slug)}>
          Learn More<VisuallyHidden>{` about ${title}`}</VisuallyHidden>
        </TextLink>
      </div>
    </article>
  );
}
