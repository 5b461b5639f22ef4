import type { ComponentPropsWithoutRef } from 'react';
import { classNames } from '../../lib/styling/class-names.ts';
import styles from './two-columns.module.css';

interface TwoColumnsProps extends Pick<ComponentPropsWithoutRef<'div'>, 'children' | 'className'> {
  /** `ul` if the columns are list items. */
  readonly as?: 'div' | 'ul';
}

/** Two columns below a ground line; one on phones. */
export function TwoColumns({ as: Element = 'div', children, className }: TwoColumnsProps) {
  return (
    <Element className={classNames(styles.columns, className)} data-row="baseline">
      {children}
    </Element>
  );
}
