import styles from './contact-form.module.css';
import type { Delivery } from './delivery.ts';

/** Hidden fields that the delivery service requires, and a honeypot that only bots fill in. */
export function DeliveryFields({ delivery }: { readonly delivery: Delivery }) {
  return (
    <>
      {Object.entries(delivery.fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <p className={styles.trap} aria-hidden="true">
        <label>
          Leave this field empty{' '}
          <input name={delivery.honeypot} type="text" tabIndex={-1} autoComplete="off" />
        </label>
      </p>
    </>
  );
}
