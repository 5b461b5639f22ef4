import type { System } from '../../content/schema.ts';
import type { ServiceLink } from '../../site/navigation.ts';
import { ArtImage } from '../art/art-image.tsx';
import { JobList } from '../navigation/job-list.tsx';
import styles from './unit-row.module.css';

interface UnitRowProps {
  readonly system: System;
  readonly href: string;
  readonly jobs: readonly ServiceLink[];
}

/** Drawing, plain name with the trade name second, where it is, and the jobs. */
export function UnitRow({ system, href, jobs }: UnitRowProps) {
  return (
    <li className={styles.row}>
      <div className={styles.picture}>
        <ArtImage name={`thumb-${system.key}`} alt="" />
      </div>
      <p className={styles.name}>
        <a href={href}>{system.name}</a>
        <span>{system.tradeName}</span>
      </p>
      <p className={styles.where}>{system.recognize}</p>
      <JobList className={styles.jobs} linkClassName={styles.job} jobs={jobs} path={null} />
    </li>
  );
}
