import { type ReactNode, useId } from 'react';
import { classNames } from '../../lib/styling/class-names.ts';
import styles from './contact-form.module.css';

interface ControlProps {
  readonly id: string;
  readonly className: string | undefined;
  readonly 'aria-describedby'?: string;
}

interface FieldProps {
  readonly label: string;
  readonly optional?: boolean;
  readonly hint?: string;
  /** Takes the whole row. */
  readonly wide?: boolean;
  /** Draws the control with the names that tie it to its label and hint. */
  readonly children: (props: ControlProps) => ReactNode;
}

/** Label, control and hint. */
export function Field({ label, optional = false, hint, wide = false, children }: FieldProps) {
  const id = `field${useId()}`;
  const hintId = `${id}-hint`;
  return (
    <div className={classNames(wide && styles.wide)}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {optional && <span> (optional)</span>}
      </label>
      {children({ id, className: styles.control, ...(hint && { 'aria-describedby': hintId }) })}
      {hint && (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      )}
    </div>
  );
}
