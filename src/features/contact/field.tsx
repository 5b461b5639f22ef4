import type { ReactNode } from 'react';
import { FIELD_LABELS } from '../../content/contact-form-copy.ts';
import { classNames } from '../../lib/styling/class-names.ts';
import styles from './contact-form.module.css';

interface ControlProps {
  readonly id: string;
  readonly name: string;
  readonly className: string | undefined;
  readonly 'aria-describedby'?: string;
}

interface FieldProps {
  /** Name under which its value is sent. */
  readonly name: keyof typeof FIELD_LABELS;
  readonly optional?: boolean;
  readonly hint?: string;
  /** Spans the whole row. */
  readonly wide?: boolean;
  /** Renders the control with its name and the ids that connect it to its label and hint. */
  readonly children: (props: ControlProps) => ReactNode;
}

/** Label, control and hint. */
export function Field({ name, optional = false, hint, wide = false, children }: FieldProps) {
  const id = `field-${name}`;
  const hintId = `${id}-hint`;
  return (
    <div className={classNames(wide && styles.wide)}>
      <label className={styles.label} htmlFor={id}>
        {FIELD_LABELS[name]}
        {optional && <span> (optional)</span>}
      </label>
      {children({ id, name, className: styles.control, ...(hint && { 'aria-describedby': hintId }) })}
      {hint && (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      )}
    </div>
  );
}
