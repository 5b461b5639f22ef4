import { team } from '../../site/catalog.ts';
import { ArtImage } from '../../ui/art-image/art-image.tsx';
import { Section } from '../../ui/section/section.tsx';
import styles from './team.module.css';

/** Three technicians, drawn at work. */
export function Team() {
  return (
    <Section tight labelledBy="team">
      <div className={styles.head}>
        <h2 id="team">Who comes to the door</h2>
        <p>Sample names and drawn portraits, until the real ones take their place.</p>
      </div>
      <ul className={styles.list}>
        {team.map(({ name, role, description, image, imageAlt }) => (
          <li key={name}>
            <ArtImage name={image} alt={imageAlt} />
            <h3>{name}</h3>
            <p className={styles.role}>{role}</p>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
