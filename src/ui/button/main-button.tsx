import type { ReactNode } from 'react';
import { classNames } from '../../lib/styling/class-names.ts';
import { buttonClass } from './button.tsx';
import styles from './main-button.module.css';

interface MainButtonProps {
  readonly children: ReactNode;
  /** ID of the form that the button is not inside of. */
  readonly form?: string;
  /** Label while the button is `aria-disabled` by its action; in the page, so that it is translated. */
  readonly busyLabel?: string | undefined;
}

/** Sends the main form of a page. Its styles are in their own file, because most pages have no such form. */
export function MainButton({ children, form, busyLabel }: MainButtonProps) {
  return (
    <button className={classNames(buttonClass(), styles.main)} type="submit" form={form}>
      {busyLabel ? <span className={styles.ready}>{children}</span> : children}
      {busyLabel && <span className={styles.busy}>{busyLabel}</span>}
    </button>
  );
}
