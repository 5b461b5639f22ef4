import type { ReactNode } from 'react';
import type { ServiceLink } from '../../site/navigation.ts';
import { PlusSummary } from '../../ui/plus-sign/plus-sign.tsx';
import { LinkRow, TouchLink } from '../../ui/text-link/text-link.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx';
import { FinderRoom, type Machine, WALLS } from './finder-room.tsx';
import styles from './unit-row.module.css';

/** What a row says about its machine, in the language of the page. */
export interface UnitWords {
  readonly name: string;
  /** Its other name, as people in the trade say. */
  readonly tradeName: ReactNode;
  readonly recognize: string;
  /** Where it is, shorter than `recognize`. */
  readonly spot: string;
}

interface UnitRowProps {
  readonly machine: Machine;
  readonly words: UnitWords;
  readonly jobs: readonly ServiceLink[];
  /** Language of the linked pages, if it differs from this page's. */
  readonly hrefLang?: string | undefined;
  readonly children: ReactNode;
}

/**
 * A floor of the house: the machine in its room, its names, and how to recognize it or, on phones, where it is.
 * Opening the floor shows its jobs and symptoms; in most browsers, wide windows always show the jobs.
 */
export function UnitRow({ machine, words, jobs, hrefLang, children }: UnitRowProps) {
  return (
    <li className={styles.row} data-unit={machine}>
      <details className={styles.floor} name="unit">
        <PlusSummary className={WALLS}>
          <FinderRoom machine={machine} />
          <span className={styles.name}>
            <b>{words.name}</b> <small>{words.tradeName}</small>
            <span>{words.recognize}</span>
            {words.spot !== words.recognize && <em>{words.spot}</em>}
          </span>
        </PlusSummary>
        <LinkRow className={styles.jobs}>
          {jobs.map((job) => (
            <li key={job.href}>
              <JobLink job={job} hrefLang={hrefLang} />
            </li>
          ))}
        </LinkRow>
        {children}
      </details>
    </li>
  );
}

interface JobLinkProps {
  readonly job: ServiceLink;
  /** Language of the linked page, if it differs from this page's. */
  readonly hrefLang?: string | undefined;
}

/** A link to one job of a machine, which screen readers announce before it, so that the link makes sense on its own. */
export function JobLink({ job: { href, label, family }, hrefLang }: JobLinkProps) {
  return (
    <TouchLink href={href} hrefLang={hrefLang}>
      {family && <VisuallyHidden>{`${family} `}</VisuallyHidden>}
      {label}
    </TouchLink>
  );
}
