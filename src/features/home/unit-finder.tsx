import { pages, services } from '../../site/catalog.ts';
import { serviceMenu } from '../../site/navigation.ts';
import { routes } from '../../site/routes.ts';
import { HeadingLines } from '../../ui/heading-lines/heading-lines.tsx';
import { JobLink } from '../navigation/job-list.tsx';
import { SearchField } from '../search/search-field.tsx';
import styles from './unit-finder.module.css';
import { UnitRow } from './unit-row.tsx';

const PLACES = [
  { place: 'cellar', heading: 'In the basement' },
  { place: 'rooms', heading: 'In the rooms' },
  { place: 'roof', heading: 'On the roof' },
] as const;

const machines = serviceMenu.filter(({ system }) => system.place !== 'anywhere');
const anySystem = serviceMenu.find(({ system }) => system.place === 'anywhere');

/** Nine systems in the building's order with their jobs as links. */
export function UnitFinder() {
  return (
    <section className={styles.finder} id="units" aria-labelledby="finder">
      <div className={styles.head}>
        <h2 id="finder">
          <HeadingLines text={pages.home.finder.heading} />
        </h2>
        <p>{pages.home.finder.lead}</p>
      </div>
      <SearchField className={styles.search} />
      <div className={styles.rows}>
        {PLACES.map(({ place, heading }) => (
          <div className={styles.group} key={place}>
            <h3>{heading}</h3>
            <ul>
              {machines
                .filter(({ system }) => system.place === place)
                .map(({ system, jobs }) => (
                  <UnitRow key={system.key} system={system} jobs={jobs} />
                ))}
            </ul>
          </div>
        ))}
      </div>
      <div className={styles.end}>
        <p>{pages.home.finder.unsure}</p>
        <ul className={styles.links}>
          {anySystem?.jobs.map((job) => (
            <li key={job.href}>
              <JobLink link={job} path={null} className={styles.link} />
            </li>
          ))}
          <li>
            <a className={styles.link} href={routes.services}>
              {`All ${services.length} services`}
            </a>
          </li>
        </ul>
      </div>
    </section>
  );
}
