import { pages, team } from '../../site/catalog.ts';
import { HeadingLines } from '../../ui/heading-lines/heading-lines.tsx';
import { Section } from '../../ui/section/section.tsx';
import { SplitHead } from '../../ui/split-head/split-head.tsx';
import { ArtImage } from '../art/art-image.tsx';
import styles from './team-section.module.css';

/** Three technicians, drawn at work. */
export function TeamSection() {
  return (
    <Section tight labelledBy="team">
      <SplitHead className={styles.head} id="team" heading={<HeadingLines text={pages.about.team.heading} />}>
        {pages.about.team.lead}
      </SplitHead>
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
