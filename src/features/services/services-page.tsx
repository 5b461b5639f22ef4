import { business } from '../../site/business.ts';
import { pages, services } from '../../site/catalog.ts';
import { serviceMenu } from '../../site/navigation.ts';
import { HeadingLines } from '../../ui/heading-lines/heading-lines.tsx';
import { ReasonList } from '../../ui/point-list/reason-list.tsx';
import { Section } from '../../ui/section/section.tsx';
import { WideHeadArt } from '../art/art-image.tsx';
import { ClosingBand } from '../closing/closing-band.tsx';
import { Questions } from '../questions/questions.tsx';
import { SearchField } from '../search/search-field.tsx';
import { DangerLine } from '../shared/danger-line.tsx';
import { PageHead } from '../shared/page-head.tsx';
import { ProofStrip } from '../shared/proof-strip.tsx';
import { IncentiveList } from './incentive-list.tsx';
import { MachineIndex } from './machine-index.tsx';
import styles from './services-page.module.css';
import { SystemSection } from './system-section.tsx';

const { title, lead, reasons, questions } = pages.services;

/** All services, grouped by machine from cellar to roof. */
export function ServicesPage() {
  return (
    <>
      <PageHead
        className={styles.head}
        title={<HeadingLines text={title} />}
        lead={lead}
        drawing={<Building />}
      >
        <DangerLine />
        <SearchField night className={styles.search} />
      </PageHead>
      <MachineIndex />
      <ProofStrip />
      {serviceMenu.map(({ system }, index) => (
        <SystemSection
          key={system.key}
          system={system}
          large={system.place !== 'anywhere' && system.place !== serviceMenu[index - 1]?.system.place}
          services={services.filter((service) => service.system === system.key)}
        />
      ))}
      <Section labelledBy="why">
        <h2 id="why">
          Why choose <span translate="no">{business.name}</span>
        </h2>
        <ReasonList points={reasons} />
      </Section>
      <Questions label="Asked about every job" questions={questions} />
      <IncentiveList />
      <ClosingBand />
    </>
  );
}

/** The house of the home page, in wide windows; lights the room pointed at, or found by a search. */
function Building() {
  return (
    <div className={styles.frame} data-print="hide">
      <div className={styles.house}>
        <WideHeadArt name="hero" alt="" />
        <i data-light="" />
      </div>
    </div>
  );
}
