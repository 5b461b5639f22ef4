import type { ReactNode } from 'react';
import { classNames } from '../../lib/styling/class-names.ts';
import { buttonClass } from './button.tsx';
import styles from './main-button.module.css';

interface MainButtonProps {
  readonly children: ReactNode;
  /** Label while the button is `aria-disabled` by its action; in the page, so that it is translated. */
  readonly busyLabel?: string | undefined;
}

/** Sends the main form of a page. Its styles are in their own file, because most pages have no such form. */
export function MainButton({ children, busyLabel }: MainButtonProps) {
  return (
    <button className={classNames(buttonClass(), styles.main)} type="submit">
      {busyLabel ? <span className={styles.ready}>{children}</span> : children}
      {busyLabel && <span className={styles.busy}>{busyLabel}</span>}
    </button>
  );
}
