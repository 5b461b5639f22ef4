import { NOT_SENT } from '../../content/contact-form-copy.ts';
import { TouchLink } from '../../ui/text-link/text-link.tsx';
import type { Delivery } from './delivery.ts';
import styles from './not-sent.module.css';

interface NotSentProps {
  readonly emailLink: string;
  readonly delivery: Delivery;
}

/** Alert that a message was not delivered, with two other ways to send it. */
export function NotSent({ emailLink, delivery }: NotSentProps) {
  return (
    <div className={styles.box} role="alert">
      <p>
        <strong>{NOT_SENT.title}</strong> {NOT_SENT.text}
      </p>
      <p className={styles.ways}>
        <TouchLink className={styles.way} href={emailLink}>
          {NOT_SENT.emailLabel}
        </TouchLink>
        <TouchLink className={styles.way} href={delivery.phoneLink}>
          Call {delivery.phoneText}
        </TouchLink>
      </p>
    </div>
  );
}
