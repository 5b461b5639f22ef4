import type { ReactNode } from 'react';
import { classNames } from '../../lib/styling/class-names.ts';
import { HeadingLines } from '../heading-lines/heading-lines.tsx';
import styles from './split-head.module.css';

interface SplitHeadProps {
  /** Of the heading, which names the section. */
  readonly id: string;
  readonly heading: string;
  /** One or two sentences. */
  readonly children: ReactNode;
  /** May set `--aside-width`, how wide the sentences are at most; 22em otherwise. */
  readonly className?: string | undefined;
}

/** Heading left, a word on it right, both on one line; one below the other on narrow screens. */
export function SplitHead({ id, heading, children, className }: SplitHeadProps) {
  return (
    <div className={classNames(styles.head, className)} data-row="last-baseline">
      <h2 id={id}>
        <HeadingLines text={heading} />
      </h2>
      <p>{children}</p>
    </div>
  );
}
