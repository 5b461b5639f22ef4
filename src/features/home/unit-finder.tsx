import { pages, services } from '../../site/catalog.ts';
import { serviceMenu } from '../../site/navigation.ts';
import { routes } from '../../site/routes.ts';
import { Heading } from '../../ui/heading-lines/heading-lines.tsx';
import { LinkRow, TouchLink } from '../../ui/text-link/text-link.tsx';
import { ArtImage } from '../art/art-image.tsx';
import { FINDER, SearchField } from '../search/search-field.tsx';
import { DangerLine } from '../shared/danger-line.tsx';
import type { Machine } from './finder-room.tsx';
import { JobLink } from './job-link.tsx';
import styles from './unit-finder.module.css';
import { UnitRow } from './unit-row.tsx';

type MenuEntry = (typeof serviceMenu)[number];

interface Floor extends MenuEntry {
  readonly machine: Machine;
}

const PLACES = [
  { place: 'roof', heading: 'On the roof' },
  { place: 'rooms', heading: 'In the rooms' },
  { place: 'cellar', heading: 'In the basement' },
] as const;

/** Machines in the order of the floors, from the roof down. */
const floors: readonly Floor[] = serviceMenu.toReversed().flatMap((entry) => {
  const { key } = entry.system;
  return key === 'general' ? [] : [{ ...entry, machine: key }];
});
const places = PLACES.map(({ place, heading }) => ({
  place,
  heading,
  floors: floors.filter(({ system }) => system.place === place),
})).filter((group) => group.floors.length > 0);
const anySystem = serviceMenu.find(({ system }) => system.key === 'general');

/** A building cut open, from roof to cellar: on each floor a machine, with its jobs and symptoms next to it. */
export function UnitFinder() {
  return (
    <section className={styles.finder} id={FINDER} aria-labelledby="finder">
      <div className={styles.top}>
        <div className={styles.tank}>
          <ArtImage name="floor-tank" alt="" />
        </div>
        <div className={styles.words}>
          <Heading id="finder" text={pages.home.finder.heading} />
          <p>{pages.home.finder.lead}</p>
          <SearchField className={styles.search} isAtList />
        </div>
      </div>
      {places.map(({ place, heading, floors: machines }) => (
        <div className={styles.group} key={place} data-place={place}>
          <h3>{heading}</h3>
          <ul>
            {machines.map(({ machine, system, jobs }) => (
              <UnitRow key={machine} machine={machine} system={system} jobs={jobs} />
            ))}
          </ul>
        </div>
      ))}
      <div className={styles.end}>
        <div className={styles.footing}>
          <ArtImage name="floor-footing" alt="" />
        </div>
        <div className={styles.words}>
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
          <DangerLine />
        </div>
      </div>
    </section>
  );
}
