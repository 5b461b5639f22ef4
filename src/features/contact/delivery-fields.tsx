import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx';
import type { Delivery } from './delivery.ts';

/** Hidden fields that the delivery service requires, and a honeypot that only bots fill in. */
export function DeliveryFields({ delivery }: { readonly delivery: Delivery }) {
  return (
    <>
      {Object.entries(delivery.fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <VisuallyHidden silent>
        <label>
          Leave this field empty{' '}
          <input name={delivery.honeypot} type="text" tabIndex={-1} autoComplete="off" />
        </label>
      </VisuallyHidden>
    </>
  );
}
