import type { ReactNode } from 'react';
import { classNames } from '../../lib/styling/class-names.ts';
import styles from './button.module.css';

/** `primary`: booking and calling, in the company’s color; `outline`: everything else. */
type ButtonLook = 'primary' | 'outline';

/** Returns the class names that make a link or a button look like a button. */
export function buttonClass(look?: ButtonLook, className?: string): string {
  return classNames(styles.button, look && styles[look], className);
}

/** A button that sends a form. */
export function Button({ children }: { readonly children: ReactNode }) {
  return (
    <button className={buttonClass('outline')} type="submit">
      {children}
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
