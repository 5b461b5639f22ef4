import styles from './contact-form.module.css';
import type { Delivery } from './delivery.ts';

/** What the delivery service asks for, and a field that people do not see: whoever fills it in is a machine. */
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
