import { pages, services } from '../../site/catalog.ts';
import { serviceMenu } from '../../site/navigation.ts';
import { routes } from '../../site/routes.ts';
import { SplitHead } from '../../ui/split-head/split-head.tsx';
import { LinkRow, TouchLink } from '../../ui/text-link/text-link.tsx';
import { SearchField } from '../search/search-field.tsx';
import { JobLink } from './job-link.tsx';
import styles from './unit-finder.module.css';
import { UnitRow } from './unit-row.tsx';

const PLACES = [
  { place: 'cellar', heading: 'In the basement' },
  { place: 'rooms', heading: 'In the rooms' },
  { place: 'roof', heading: 'On the roof' },
] as const;

const machines = serviceMenu.filter(({ system }) => system.place !== 'anywhere');
/** Places that have a machine, with their machines. */
const places = PLACES.map(({ place, heading }) => ({
  heading,
  entries: machines.filter(({ system }) => system.place === place),
})).filter(({ entries }) => entries.length > 0);
const anySystem = serviceMenu.find(({ system }) => system.place === 'anywhere');

/** Nine systems from cellar to roof, with their jobs as links. */
export function UnitFinder() {
  return (
    <section className={styles.finder} id="units" aria-labelledby="finder">
      <SplitHead className={styles.head} id="finder" heading={pages.home.finder.heading}>
        {pages.home.finder.lead}
      </SplitHead>
      <SearchField className={styles.search} />
      <div className={styles.rows}>
        {places.map(({ heading, entries }) => (
          <div className={styles.group} key={heading}>
            <h3>{heading}</h3>
            <ul>
              {entries.map(({ system, jobs }) => (
                <UnitRow key={system.key} system={system} jobs={jobs} />
              ))}
            </ul>
          </div>
        ))}
      </div>
      <div className={styles.end} data-row="center">
        <p>{pages.home.finder.unsure}</p>
        <LinkRow>
          {anySystem?.jobs.map((job) => (
            <li key={job.href}>
              <JobLink job={job} />
            </li>
          ))}
          <li>
            <TouchLink href={routes.services}>{`All ${services.length} services`}</TouchLink>
          </li>
        </LinkRow>
      </div>
    </section>
  );
}
