import { CONFIRMATION } from '../../content/contact-form-copy.ts';
import { classNames } from '../../lib/styling/class-names.ts';
import { Button } from '../../ui/button/button.tsx';
import { Toast } from '../../ui/toast/toast.tsx';
import styles from './contact-form.module.css';
import type { Delivery } from './delivery.ts';
import { DeliveryFields } from './delivery-fields.tsx';
import { MessageFields } from './message-fields.tsx';
import { NotSent } from './not-sent.tsx';
import { useSubmission } from './use-submission.ts';

export interface ContactFormProps {
  /** Names of the areas to choose from. */
  readonly areas: readonly string[];
  /** Left out where no service delivers the messages. */
  readonly delivery?: Delivery;
}

/**
 * The contact form (specification 4, 5, 7 and 8): validated by the browser alone, emptied after a submit, and confirmed
 * by a toast. The same sentence stays below the form until the next edit, because a message that disappears must be
 * available elsewhere (WCAG 2.2.1).
 *
 * Without a delivery service nothing is sent. `method="dialog"` outside of a dialog does nothing (HTML standard, form
 * submission): a submit before hydration neither loses what was typed nor puts it in the address. With a delivery
 * service it is a plain form that posts to it, also without JavaScript.
 */
export function ContactForm({ areas, delivery }: ContactFormProps) {
  const { status, count, emailLink, submit, edit } = useSubmission(delivery);
  return (
    <>
      <form
        className={styles.form}
        method={delivery ? 'post' : 'dialog'}
        action={delivery?.endpoint}
        onSubmit={submit}
        onInput={edit}
      >
        <MessageFields areas={areas} />
        {delivery && <DeliveryFields delivery={delivery} />}
        <div className={styles.end}>
          <div className={classNames(!delivery && styles.scripted)}>
            <Button type="submit" look="ink" busy={status === 'sending'}>
              {status === 'sending' ? 'Sending…' : 'Send Message'}
            </Button>
          </div>
          {delivery && status === 'failed' && <NotSent emailLink={emailLink} delivery={delivery} />}
          <p className={styles.confirmation}>{status === 'sent' && CONFIRMATION.text}</p>
        </div>
      </form>
      <Toast id={count} title={CONFIRMATION.title} text={CONFIRMATION.text} />
    </>
  );
}
