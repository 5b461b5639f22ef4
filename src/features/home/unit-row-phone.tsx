import type { System } from '../../content/schema.ts';
import type { ServiceLink } from '../../site/navigation.ts';
import { ArrowIcon } from '../../ui/icon/icon.tsx';
import { PlusSign } from '../../ui/plus-sign/plus-sign.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx';
import { ArtImage } from '../art/art-image.tsx';
import styles from './unit-row-phone.module.css';

interface UnitRowPhoneProps {
  readonly system: System;
  readonly jobs: readonly ServiceLink[];
  /** The first row is open, to show what is inside the others. */
  readonly open: boolean;
}

/** A system as a disclosure row, one open at a time. */
export function UnitRowPhone({ system, jobs, open }: UnitRowPhoneProps) {
  return (
    <details className={styles.row} name="unit" open={open}>
      <summary className={styles.summary}>
        <ArtImage name={`thumb-${system.key}`} alt="" />
        <span>
          <b>{system.name}</b> {system.acronym && <small>{system.tradeName}</small>}
          <em>{`${system.spot}.`}</em>
        </span>
        <PlusSign />
      </summary>
      <p className={styles.where}>{system.recognize}</p>
      <ul className={styles.jobs}>
        {jobs.map(({ href, label, family }) => (
          <li key={href}>
            <a href={href}>
              <span>
                <VisuallyHidden>{`${family} `}</VisuallyHidden>
                {label}
              </span>
              <ArrowIcon />
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
