import type { ReactNode } from 'react';
import { classNames } from '../../lib/styling/class-names.ts';
import { Heading } from '../heading-lines/heading-lines.tsx';
import styles from './split-head.module.css';

interface SplitHeadProps {
  /** ID of the heading, which labels the section. */
  readonly id: string;
  readonly heading: string;
  /** One or two sentences. */
  readonly children: ReactNode;
  /** May set `--aside-width`, the maximum width of the sentences (default 22em). */
  readonly className?: string | undefined;
}

/** A heading on the left and a paragraph on the right, aligned by their last lines; stacked on narrow screens. */
export function SplitHead({ id, heading, children, className }: SplitHeadProps) {
  return (
    <div className={classNames(styles.head, className)} data-row="last-baseline">
      <Heading id={id} text={heading} />
      {children && <p>{children}</p>}
    </div>
  );
}
