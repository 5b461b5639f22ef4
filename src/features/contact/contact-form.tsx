import { type SubmitEvent, useState } from 'react';
import { BOROUGH_OPTIONS, CONFIRMATION, MESSAGE_ROWS, SERVICE_OPTIONS } from '../../content/contact-form.ts';
import { SubmitButton } from '../../ui/button/submit-button.tsx';
import { Toast } from '../../ui/toast/toast.tsx';
import styles from './contact-form.module.css';
import { Field } from './field.tsx';

/**
 * The contact form (specification 4, 5, 7 and 8): only the browser's own checks, nothing is sent,
 * all fields are emptied and a toast says so. The same sentence stays below the form until the next
 * edit, because a message that leaves by itself must be found elsewhere (WCAG 2.2.1).
 *
 * Fields are not controlled, so what was typed before the script arrived stays. `method="dialog"`
 * outside of a dialog does nothing (HTML standard, form submission): a submit before hydration
 * neither loses what was typed nor puts it in the address.
 */
export function ContactForm() {
  /** Counts submissions; zero once the visitor edits again. */
  const [submission, setSubmission] = useState(0);
  const [count, setCount] = useState(0);

  function confirm(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    event.currentTarget.reset();
    setCount(count + 1);
    setSubmission(count + 1);
  }

  return (
    <>
      <form className={styles.form} method="dialog" onSubmit={confirm} onInput={() => setSubmission(0)}>
        <Field label="Name">
          {(props) => <input {...props} name="name" type="text" autoComplete="name" required />}
        </Field>
        <Field label="Email" hint="Like name@example.com">
          {(props) => <input {...props} name="email" type="email" autoComplete="email" required />}
        </Field>
        <Field label="Phone" optional>
          {(props) => <input {...props} name="phone" type="tel" autoComplete="tel" />}
        </Field>
        <Field label="Borough">
          {(props) => (
            <select {...props} name="location" required>
              <Options prompt="Choose a borough" options={BOROUGH_OPTIONS} />
            </select>
          )}
        </Field>
        <Field label="Service" optional wide>
          {(props) => (
            <select {...props} name="service">
              <Options prompt="Choose a service" options={SERVICE_OPTIONS} />
            </select>
          )}
        </Field>
        <Field
          label="Message"
          wide
          hint="Useful to us: which floor, what it does, and the model number from its plate."
        >
          {(props) => <textarea {...props} name="message" rows={MESSAGE_ROWS} required />}
        </Field>
        <div className={styles.end}>
          <div className={styles.submit}>
            <SubmitButton>Send Message</SubmitButton>
          </div>
          <p className={styles.confirmation}>{submission > 0 && CONFIRMATION.text}</p>
        </div>
      </form>
      <Toast id={count} title={CONFIRMATION.title} text={CONFIRMATION.text} />
    </>
  );
}

interface OptionsProps {
  readonly prompt: string;
  readonly options: readonly string[];
}

/** The first option is empty, so that `required` works on the list. */
function Options({ prompt, options }: OptionsProps) {
  return (
    <>
      <option value="">{prompt}</option>
      {options.map((option) => (
        <option key={option}>{option}</option>
      ))}
    </>
  );
}
