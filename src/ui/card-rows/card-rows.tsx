import type { ReactNode } from 'react';
import { classNames } from '../../lib/styling/class-names.ts';
import styles from './card-rows.module.css';

interface CardRowsProps {
  /** `li` elements; `data-width`, from `arrangeRows`, sets the width of each in its row. */
  readonly children: ReactNode;
  /** How the cards in a row align: by their first line of text, or by their top edges. */
  readonly row?: 'baseline' | 'top';
  readonly className?: string | undefined;
}

/** Cards in full rows, stacked on phones. */
export function CardRows({ children, row = 'baseline', className }: CardRowsProps) {
  return (
    <ul className={classNames(styles.rows, className)} data-row={row}>
      {children}
    </ul>
  );
}
