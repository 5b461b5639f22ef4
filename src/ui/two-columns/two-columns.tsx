import type { ReactNode } from 'react';
import { classNames } from '../../lib/styling/class-names.ts';
import styles from './two-columns.module.css';

interface TwoColumnsProps {
  /** Items of a list, or anything else. */
  readonly as?: 'div' | 'ul';
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** Two columns under a ground line; one on phones. */
export function TwoColumns({ as: Element = 'div', children, className }: TwoColumnsProps) {
  return <Element className={classNames(styles.columns, className)}>{children}</Element>;
}
