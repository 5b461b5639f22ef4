import type { System } from '../../content/schema.ts';
import type { ServiceLink } from '../../site/navigation.ts';
import { Fold } from '../../ui/fold/fold.tsx';
import { LinkRow } from '../../ui/text-link/text-link.tsx';
import { ArtImage } from '../art/art-image.tsx';
import { JobLink } from './job-link.tsx';
import styles from './unit-row.module.css';

interface UnitRowProps {
  readonly system: System;
  readonly jobs: readonly ServiceLink[];
}

/**
 * The drawing, the plain name followed by the trade name, where the machine is, and the jobs; phones open one
 * row at a time.
 */
export function UnitRow({ system, jobs }: UnitRowProps) {
  return (
    <li className={styles.row}>
      <Fold
        name="unit"
        row="center"
        className={styles.fold}
        summary={
          <>
            <ArtImage name={`thumb-${system.key}`} alt="" />
            <span className={styles.name}>
              <b>{system.name}</b> <small>{system.tradeName}</small>
              <em>{`${system.spot}.`}</em>
            </span>
          </>
        }
      >
        <div className={styles.content} data-row="center">
          <p className={styles.where}>{system.recognize}</p>
          <LinkRow className={styles.jobs}>
            {jobs.map((job) => (
              <li key={job.href}>
                <JobLink job={job} />
              </li>
            ))}
          </LinkRow>
        </div>
      </Fold>
    </li>
  );
}
