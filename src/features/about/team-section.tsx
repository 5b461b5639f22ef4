import type { ArtName } from '../../drawings/art.ts';
import { team } from '../../site/catalog.ts';
import { Section } from '../../ui/section/section.tsx';
import { ArtImage } from '../art/art-image.tsx';
import styles from './team-section.module.css';

/** Three technicians, drawn at work. */
export function TeamSection() {
  return (
    <Section tight labelledBy="team">
      <div className={styles.head}>
        <h2 id="team">Who comes to the door</h2>
        <p>Sample names and drawn portraits, until the real ones take their place.</p>
      </div>
      <ul className={styles.list}>
        {team.map(({ name, role, description, image, imageAlt }) => (
          <li key={name}>
            <ArtImage name={image as ArtName} alt={imageAlt} />
            <h3>{name}</h3>
            <p className={styles.role}>{role}</p>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
