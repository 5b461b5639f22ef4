import type { ReactNode } from 'react';
import { classNames } from '../../lib/styling/class-names.ts';
import styles from './card-rows.module.css';

interface CardRowsProps {
  /** `li` elements; `data-width` says how much of its row one takes (`arrangeRows`). */
  readonly children: ReactNode;
  /** What of the cards stands on one line: their first words, or their upper edges. */
  readonly row?: 'baseline' | 'top';
  readonly className?: string | undefined;
}

/** Cards in rows without holes, one below the other on phones. */
export function CardRows({ children, row = 'baseline', className }: CardRowsProps) {
  return (
    <ul className={classNames(styles.rows, className)} data-row={row}>
      {children}
    </ul>
  );
}
