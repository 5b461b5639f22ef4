import type { TeamMember } from '../../content/schema.ts';
import { arrangeRows, type CardWidth } from '../../lib/styling/arrange-rows.ts';
import { pages, team } from '../../site/catalog.ts';
import { PHONE } from '../../styles/breakpoints.ts';
import { CardRows } from '../../ui/card-rows/card-rows.tsx';
import { Section } from '../../ui/section/section.tsx';
import { SplitHead } from '../../ui/split-head/split-head.tsx';
import { Picture } from '../art/picture.tsx';
import styles from './team-section.module.css';

const SIZES: Readonly<Record<CardWidth, string>> = {
  whole: `${PHONE} 92vw, 30vw`,
  half: `${PHONE} 92vw, 46vw`,
  third: `${PHONE} 92vw, 30vw`,
};

/** The team: one to twelve people. */
export function TeamSection() {
  const widths = arrangeRows(team.length);
  return (
    <Section tight labelledBy="team">
      <SplitHead className={styles.head} id="team" heading={pages.about.team.heading}>
        {pages.about.team.lead}
      </SplitHead>
      <CardRows className={styles.list}>
        {team.map((person, index) => (
          <Person key={person.name} person={person} width={widths[index] ?? 'third'} />
        ))}
      </CardRows>
    </Section>
  );
}

function Person({ person, width }: { readonly person: TeamMember; readonly width: CardWidth }) {
  const { name, role, description } = person;
  return (
    <li data-width={width}>
      <Picture picture={person} sizes={SIZES[width]} />
      <div>
        <h3 data-row-line>{name}</h3>
        <p className={styles.role}>{role}</p>
        <p>{description}</p>
      </div>
    </li>
  );
}
