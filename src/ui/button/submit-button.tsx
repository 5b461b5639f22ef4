import type { ReactNode } from 'react';
import { classNames } from '../../lib/class-names.ts';
import styles from './button.module.css';

/** Sends a form. */
export function SubmitButton({ children }: { readonly children: ReactNode }) {
  return (
    <button className={classNames(styles.button, styles.ink)} type="submit">
      {children}
    </button>
  );
}
