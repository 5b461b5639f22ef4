import { business } from '../../site/business.ts';
import { emailLink, phoneLink, phoneText } from '../../site/contact-details.ts';
import styles from './no-script-note.module.css';

/** Shown without JavaScript, where the form does nothing: other ways to reach the company. */
export function NoScriptNote() {
  return (
    <p className={styles.note}>
      This form needs JavaScript, which is off in your browser. Call <a href={phoneLink}>{phoneText}</a> or
      write to <a href={emailLink}>{business.email}</a>.
    </p>
  );
}
