import type { ReactNode } from 'react';
import { classNames } from '../../lib/styling/class-names.ts';
import styles from './button.module.css';

/** `primary`: booking and calling, in the company’s color; `ink`: the main action of a form; `outline`: all else. */
type ButtonLook = 'primary' | 'ink' | 'outline';

/** Returns the class names that make a link or a button look like a button. */
export function buttonClass(look: ButtonLook, className?: string): string {
  return classNames(styles.button, styles[look], className);
}

interface ButtonProps {
  readonly children: ReactNode;
  readonly type?: 'button' | 'submit';
  readonly look?: ButtonLook;
  /** Label while the button is `aria-disabled` by its action; in the page, so that it is translated. */
  readonly busyLabel?: string | undefined;
}

/** A button that does something on the page, such as sending a form. */
export function Button({ children, type = 'button', look = 'outline', busyLabel }: ButtonProps) {
  return (
    <button className={buttonClass(look)} type={type}>
      {busyLabel ? <span className={styles.ready}>{children}</span> : children}
      {busyLabel && <span className={styles.busy}>{busyLabel}</span>}
    </button>
  );
}

interface ButtonLinkProps {
  readonly href: string;
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** A link that looks like a button. */
export function ButtonLink({ href, children, className }: ButtonLinkProps) {
  return (
    <a className={buttonClass('outline', className)} href={href}>
      {children}
    </a>
  );
}

interface ButtonRowProps {
  readonly children: ReactNode;
  /**
   * In wide windows, stacks the buttons and makes them equally wide, so page heads look alike whatever the labels are.
   */
  readonly even?: boolean;
}

/** Buttons side by side; on phones they share the full width. */
export function ButtonRow({ children, even = false }: ButtonRowProps) {
  return (
    <div className={classNames(styles.row, even && styles.even)} data-row="center" data-print="hide">
      {children}
    </div>
  );
}
