import type { ReactNode } from 'react';
import { classNames } from '../../lib/styling/class-names.ts';
import { PlusSummary } from '../plus-sign/plus-sign.tsx';
import styles from './fold.module.css';

interface FoldProps {
  /** What stays visible on phones while the content is collapsed. */
  readonly summary: ReactNode;
  readonly children: ReactNode;
  /** Class that lays out summary and content in wider windows. */
  readonly className?: string | undefined;
}

/** Collapses to its summary on phones; in wider windows and in print, it is open. A match or link inside opens it. */
export function Fold({ summary, children, className }: FoldProps) {
  return (
    <details className={classNames(styles.fold, className)}>
      <PlusSummary>{summary}</PlusSummary>
      {children}
    </details>
  );
}
