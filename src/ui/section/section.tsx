import type { ReactNode } from 'react';
import { classNames } from '../../lib/styling/class-names.ts';
import { Fold } from '../fold/fold.tsx';
import { Heading, HeadingLines } from '../heading-lines/heading-lines.tsx';
import styles from './section.module.css';

interface SectionProps {
  readonly children: ReactNode;
  /** Omits the space above, for a section that continues the previous one. */
  readonly tight?: boolean;
  readonly className?: string | undefined;
  readonly id?: string | undefined;
  readonly labelledBy?: string | undefined;
  /** Aligns the first lines of text of side-by-side elements. */
  readonly row?: 'baseline';
  readonly onlyOnScreen?: boolean;
}

/** A section of the page within the margins. */
export function Section({
  children,
  tight = false,
  className,
  id,
  labelledBy,
  row,
  onlyOnScreen = false,
}: SectionProps) {
  return (
    <section
      className={classNames(styles.section, tight && styles.tight, className)}
      id={id}
      aria-labelledby={labelledBy}
      data-print={onlyOnScreen ? 'hide' : undefined}
      data-row={row}
      data-wrap
    >
      {children}
    </section>
  );
}

interface LabeledSectionProps extends SectionProps {
  readonly label: string;
  /** Whether the label is the section's heading; false if the content has one. */
  readonly labelIsHeading?: boolean;
  /** Collapses to its label on phones, for content that a visitor in a hurry can skip. */
  readonly folds?: boolean;
}

/** A label on the left and text on the right; one column on narrow screens. */
export function LabeledSection({
  label,
  labelIsHeading = true,
  folds = false,
  children,
  ...section
}: LabeledSectionProps) {
  const words = <HeadingLines text={label} />;
  if (folds)
    return (
      <Section {...section} className={classNames(styles.folding, section.className)}>
        <Fold summary={<h2 className={styles.label}>{words}</h2>} className={styles.labeled}>
          <div className={styles.words}>{children}</div>
        </Fold>
      </Section>
    );
  return (
    <Section {...section} className={classNames(styles.labeled, section.className)}>
      {labelIsHeading ? <h2 className={styles.label}>{words}</h2> : <p className={styles.label}>{words}</p>}
      <div className={styles.words}>{children}</div>
    </Section>
  );
}

/** A statement with running text below it. */
export function Prose({ heading, children }: { readonly heading: string; readonly children: ReactNode }) {
  return (
    <div className={styles.prose}>
      <Heading text={heading} />
      {children}
    </div>
  );
}
