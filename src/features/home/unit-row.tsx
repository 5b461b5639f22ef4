import type { System } from '../../content/schema.ts';
import type { ServiceLink } from '../../site/navigation.ts';
import { Fold } from '../../ui/fold/fold.tsx';
import { ArtImage } from '../art/art-image.tsx';
import { JobList } from '../navigation/job-list.tsx';
import styles from './unit-row.module.css';

interface UnitRowProps {
  readonly system: System;
  readonly jobs: readonly ServiceLink[];
}

/** Drawing, plain name with the trade name second, where it is, and the jobs; phones open one row at a time. */
export function UnitRow({ system, jobs }: UnitRowProps) {
  return (
    <li className={styles.row}>
      <Fold
        name="unit"
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
        <div className={styles.content}>
          <p className={styles.where}>{system.recognize}</p>
          <JobList className={styles.jobs} jobs={jobs} path={null} />
        </div>
      </Fold>
    </li>
  );
}
