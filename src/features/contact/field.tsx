import type { ReactNode } from 'react';
import { FIELD_MISTAKES } from '../../content/contact-form-copy.ts';
import { FIELD_LABELS } from '../../content/message-labels.ts';
import { classNames } from '../../lib/styling/class-names.ts';
import { WarningIcon } from '../../ui/icon/icon.tsx';
import styles from './contact-form.module.css';
import { Translation } from './translation.tsx';

/** ID of the form that sends the fields. */
export const MESSAGE_FORM = 'message';

interface ControlProps {
  readonly form: string;
  readonly id: string;
  readonly name: string;
  readonly className: string | undefined;
  readonly 'aria-describedby': string | undefined;
}

interface FieldProps {
  /** Name under which the field's value is sent. */
  readonly name: keyof typeof FIELD_LABELS;
  readonly optional?: boolean;
  readonly hint?: string;
  /** Replaces the usual label. */
  readonly label?: string;
  readonly mistake?: string | undefined;
  readonly wide?: boolean;
  /** Renders the control with its name and the attributes that connect it to its label and hint. */
  readonly children: (props: ControlProps) => ReactNode;
}

/** Whether a field can be invalid; optional fields cannot. */
const hasMistake = <Mistakes extends object>(mistakes: Mistakes, name: PropertyKey): name is keyof Mistakes =>
  name in mistakes;

/**
 * A label, the error (WCAG 3.3.1), the control and a hint. Only the browser validates (specification, section 5):
 * `:user-invalid` shows the error, even without a script, and `field-checks.ts` exposes it to assistive technology.
 */
export function Field({
  name,
  optional = false,
  hint,
  label = FIELD_LABELS[name],
  mistake = FIELD_MISTAKES[name],
  wide = false,
  children,
}: FieldProps) {
  const id = `field-${name}`;
  const hintId = `${id}-hint`;
  return (
    <div className={classNames(styles.field, wide && styles.wide)}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {optional && <span> (optional)</span>}
      </label>
      <Translation
        id={`${id}-translation`}
        pick={({ fields }) => fields[name]}
        className={styles.translation}
      />
      {mistake && (
        <div className={styles.mistake}>
          <WarningIcon />
          <div>
            <p id={`${id}-mistake`}>{mistake}</p>
            <Translation pick={({ mistakes }) => (hasMistake(mistakes, name) ? mistakes[name] : undefined)} />
          </div>
        </div>
      )}
      {children({
        form: MESSAGE_FORM,
        id,
        name,
        className: styles.control,
        'aria-describedby': hint && hintId,
      })}
      {hint && (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      )}
    </div>
  );
}
