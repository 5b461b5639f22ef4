import type { ReactNode } from 'react';
import { classNames } from '../../lib/styling/class-names.ts';
import styles from './button.module.css';

/** `primary` is the one red action of a page, `ink` the main action of a form, `outline` everything else. */
type ButtonLook = 'primary' | 'ink' | 'outline';

/** Class names that make a link or a button look like a button. */
export function buttonClass(look: ButtonLook, className?: string): string {
  return classNames(styles.button, styles[look], className);
}

interface ButtonProps {
  readonly children: ReactNode;
  readonly type?: 'button' | 'submit';
  readonly look?: ButtonLook;
  /** While its action is under way: the button keeps the focus, and its owner ignores further presses. */
  readonly busy?: boolean;
}

/** Does something on the page, such as sending a form. */
export function Button({ children, type = 'button', look = 'outline', busy = false }: ButtonProps) {
  return (
    <button className={buttonClass(look)} type={type} aria-disabled={busy || undefined}>
      {children}
    </button>
  );
}

interface ButtonLinkProps {
  readonly href: string;
  readonly children: ReactNode;
}

/** A link that looks like a button. */
export function ButtonLink({ href, children }: ButtonLinkProps) {
  return (
    <a className={buttonClass('outline')} href={href}>
      {children}
    </a>
  );
}

interface ButtonRowProps {
  readonly children: ReactNode;
  /** For long words in a column: side by side where both fit, otherwise two of the column's width. */
  readonly even?: boolean;
}

/** Buttons side by side; they share the width of a phone. */
export function ButtonRow({ children, even = false }: ButtonRowProps) {
  return (
    <div className={classNames(styles.row, even && styles.even)} data-row="center" data-print="hide">
      {children}
    </div>
  );
}
