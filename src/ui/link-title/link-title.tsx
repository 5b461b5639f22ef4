import type { ReactNode } from 'react';
import { classNames } from '../../lib/styling/class-names.ts';
import styles from './link-title.module.css';

interface LinkTitleProps {
  readonly children: ReactNode;
  /** A second name, in small type below the first. */
  readonly note?: ReactNode;
  readonly className?: string | undefined;
}

/** A plain or trade name, in small type below the title. */
export function SecondName({ children }: { readonly children: ReactNode }) {
  return <span className={styles.note}>{children}</span>;
}

/** The title in a link that also has a picture or other text; on hover, only the title is underlined. */
export function LinkTitle({ children, note, className }: LinkTitleProps) {
  return (
    <span className={classNames(styles.title, className)}>
      {children} {note && <SecondName>{note}</SecondName>}
    </span>
  );
}
