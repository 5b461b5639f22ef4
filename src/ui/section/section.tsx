import type { ReactNode } from 'react';
import { classNames } from '../../lib/styling/class-names.ts';
import { Fold } from '../fold/fold.tsx';
import styles from './section.module.css';

interface SectionProps {
  readonly children: ReactNode;
  /** Leaves out the space above, for a section that continues the one before. */
  readonly tight?: boolean;
  readonly className?: string | undefined;
  readonly id?: string | undefined;
  readonly labelledBy?: string | undefined;
  /** First lines of text of what stands side by side are on one line. */
  readonly row?: 'baseline';
}

/** A band of the page within the margins. */
export function Section({ children, tight = false, className, id, labelledBy, row }: SectionProps) {
  return (
    <section
      className={classNames(styles.wrap, styles.section, tight && styles.tight, className)}
      id={id}
      aria-labelledby={labelledBy}
      data-row={row}
    >
      {children}
    </section>
  );
}

interface LabeledSectionProps extends SectionProps {
  readonly label: string;
  /** Whether the label is the section's heading; false where the content has one. */
  readonly labelIsHeading?: boolean;
  /** Folds on phones to its label, for what a visitor in a hurry can do without. */
  readonly folds?: boolean;
}

/** Label left, words right; one column on narrow screens. */
export function LabeledSection({
  label,
  labelIsHeading = true,
  folds = false,
  children,
  ...section
}: LabeledSectionProps) {
  if (folds)
    return (
      <Section {...section} className={classNames(styles.folding, section.className)}>
        <Fold summary={<h2 className={styles.label}>{label}</h2>} className={styles.labeled}>
          <div className={styles.words}>{children}</div>
        </Fold>
      </Section>
    );
  return (
    <Section {...section} className={classNames(styles.labeled, section.className)}>
      {labelIsHeading ? <h2 className={styles.label}>{label}</h2> : <p className={styles.label}>{label}</p>}
      <div className={styles.words}>{children}</div>
    </Section>
  );
}

/** A statement with running text below it. */
export function Prose({ heading, children }: { readonly heading: string; readonly children: ReactNode }) {
  return (
    <div className={styles.prose}>
      <h2>{heading}</h2>
      {children}
    </div>
  );
}
