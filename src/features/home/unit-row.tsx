import type { System } from '../../content/schema.ts';
import type { ServiceLink } from '../../site/navigation.ts';
import { PlusSummary } from '../../ui/plus-sign/plus-sign.tsx';
import { LinkRow } from '../../ui/text-link/text-link.tsx';
import { FinderRoom, type Machine, WALLS } from './finder-room.tsx';
import { JobLink } from './job-link.tsx';
import styles from './unit-row.module.css';
import { UnitSymptoms } from './unit-symptoms.tsx';

interface UnitRowProps {
  readonly machine: Machine;
  readonly system: System;
  readonly jobs: readonly ServiceLink[];
}

/**
 * A floor of the house: the machine in its room, its plain name, its trade name, and how to recognize it. Phones
 * show where the machine is instead of how to recognize it. Opening the floor shows its jobs and symptoms; in most
 * browsers, wide windows always show the jobs.
 */
export function UnitRow({ machine, system, jobs }: UnitRowProps) {
  return (
    <li className={styles.row} data-unit={machine}>
      <details className={styles.floor} name="unit">
        <PlusSummary className={WALLS}>
          <FinderRoom machine={machine} />
          <span className={styles.name}>
            <b>{system.name}</b> <small>{system.tradeName}</small>
            <span>{system.recognize}</span>
            <em>{`${system.spot}.`}</em>
          </span>
        </PlusSummary>
        <LinkRow className={styles.jobs}>
          {jobs.map((job) => (
            <li key={job.href}>
              <JobLink job={job} />
            </li>
          ))}
        </LinkRow>
        <UnitSymptoms machine={machine} />
      </details>
    </li>
  );
}
