import { business } from '../../site/business.ts';
import { pageQuestions, services } from '../../site/catalog.ts';
import { serviceMenu } from '../../site/navigation.ts';
import { PointList } from '../../ui/point-list/point-list.tsx';
import { Section } from '../../ui/section/section.tsx';
import { ClosingBand } from '../closing/closing-band.tsx';
import { Questions } from '../questions/questions.tsx';
import { SearchField } from '../search/search-field.tsx';
import { PageHead } from '../shared/page-head.tsx';
import { IncentiveList } from './incentive-list.tsx';
import { MachineIndex } from './machine-index.tsx';
import styles from './services-page.module.css';
import { SystemSection } from './system-section.tsx';

const REASONS = [
  { title: 'The whole building', text: 'Boiler room, risers, apartments and roof on one phone number.' },
  {
    title: 'Show the old part',
    text: 'You see what failed, and the reading that shows it, before you decide.',
  },
  {
    title: 'Prices in writing',
    text: 'Estimates for new equipment are free. A repair visit may carry a fee, and you hear it before we start.',
  },
  { title: 'Clean floors', text: 'Drop cloths down, old parts out, the boiler room swept.' },
];

/** All services, grouped by machine in the building's order. */
export function ServicesPage() {
  return (
    <>
      <PageHead
        className={styles.head}
        title={
          <>
            Nine machines, <br />
            <span className={styles.together}>thirty-one</span> jobs.
          </>
        }
        lead="Basement first, roof last. Find the one you have, then pick the job."
      >
        <SearchField night className={styles.search} />
      </PageHead>
      <MachineIndex />
      {serviceMenu.map(({ system }, index) => (
        <SystemSection
          key={system.key}
          system={system}
          large={system.place !== serviceMenu[index - 1]?.system.place}
          services={services.filter((service) => service.system === system.key)}
        />
      ))}

      <Section labelledBy="why">
        <h2 id="why">Why choose {business.name}</h2>
        <PointList points={REASONS} look="reasons" />
      </Section>
      <Questions label="Asked about every job" questions={pageQuestions.services} />
      <IncentiveList />
      <ClosingBand />
    </>
  );
}
