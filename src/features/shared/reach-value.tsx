import type { ReactNode } from 'react';
import { classNames } from '../../lib/styling/class-names.ts';
import styles from './reach-value.module.css';

interface ReachValueProps {
  /** `dd` if the value is in a description list. */
  readonly as?: 'p' | 'dd';
  /** A link that shows a phone number, an e-mail address, or the two lines of a postal address. */
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** One way to reach the office, in large type. */
export function ReachValue({ as: Element = 'p', children, className }: ReachValueProps) {
  return <Element className={classNames(styles.value, className)}>{children}</Element>;
}
