import type { ReactNode } from 'react';
import { classNames } from '../../lib/styling/class-names.ts';
import styles from './button.module.css';

interface SubmitButtonProps {
  readonly children: ReactNode;
  /** While the form is on its way; the button keeps the focus, and whoever made the form ignores it. */
  readonly busy?: boolean;
}

/** Sends a form. */
export function SubmitButton({ children, busy = false }: SubmitButtonProps) {
  return (
    <button className={classNames(styles.button, styles.ink)} type="submit" aria-disabled={busy || undefined}>
      {children}
    </button>
  );
}
