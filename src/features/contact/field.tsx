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
  /** Spans the whole row. */
  readonly wide?: boolean;
  /** Renders the control with the ids that connect it to its label and hint. */
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
