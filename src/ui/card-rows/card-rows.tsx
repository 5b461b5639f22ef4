import type { ReactNode } from 'react';
import { classNames } from '../../lib/styling/class-names.ts';
import styles from './card-rows.module.css';

interface CardRowsProps {
  /** `li` elements; `data-width` says how much of its row one takes (`arrangeRows`). */
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** Cards in rows without holes, one below the other on phones. */
export function CardRows({ children, className }: CardRowsProps) {
  return <ul className={classNames(styles.rows, className)}>{children}</ul>;
}
