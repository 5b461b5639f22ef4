import { useEffect, useRef } from 'react';
import { CONFIRMATION } from '../../content/contact-form-copy.ts';
import { classNames } from '../../lib/styling/class-names.ts';
import { Button } from '../../ui/button/button.tsx';
import { WarningIcon } from '../../ui/icon/icon.tsx';
import { Toast } from '../../ui/toast/toast.tsx';
import styles from './contact-form.module.css';
import type { Delivery, DeliveryWords, Office } from './delivery.ts';
import { DeliveryFields } from './delivery-fields.tsx';
import { DeliveryState } from './delivery-state.tsx';
import { type MessageChoices, MessageFields } from './message-fields.tsx';
import { OtherWays } from './other-ways.tsx';
import { type FormLanguage, Translation, Translations, useIsTranslated } from './translation.tsx';
import { useSubmission } from './use-submission.ts';

export interface ContactFormProps extends MessageChoices {
  readonly office: Office;
  readonly words: DeliveryWords;
  /** Left out if no service delivers the messages. */
  readonly delivery?: Delivery;
  /** Another language, whose lines are shown next to the English labels on request. */
  readonly language?: FormLanguage;
}

/**
 * The contact form (specification, sections 4, 5, 7 and 8). The browser validates it, and a confirmed message clears it
 * and shows a toast.
 *
 * Without a delivery service nothing is sent, as the note above the form and the one below the button say. After Send,
 * the note below the button stays in view, with the typed text as an e-mail. `method="dialog"` outside a dialog does
 * nothing (HTML standard, form submission), so a submit before any script has loaded neither loses the typed text nor
 * puts it in the URL. With a delivery service, the form posts to the service, even without JavaScript.
 */
export function ContactForm({ office, words, delivery, language, ...choices }: ContactFormProps) {
  const { form, status, count, text, submit, edit } = useSubmission(delivery, choices.hasOtherAreas);
  const send = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (count > 0 && !delivery) send.current?.scrollIntoView({ block: 'nearest' });
  }, [count, delivery]);
  return (
    <Translations language={language}>
      <form
        className={styles.form}
        data-row="baseline"
        ref={form}
        method={delivery ? 'post' : 'dialog'}
        action={delivery?.endpoint}
        onSubmit={submit}
        onInput={edit}
      >
        <MessageFields {...choices} />
        {delivery && <DeliveryFields delivery={delivery} />}
        <div className={styles.end}>
          <div className={classNames(!delivery && styles.scripted)} ref={send}>
            <Button type="submit" look="ink" busy={status === 'sending' || status === 'slow'}>
              {status === 'sending' || status === 'slow' ? 'Sending…' : 'Send Message'}
            </Button>
            <Translation pick={({ send }) => send} />
          </div>
          {delivery ? (
            <DeliveryState status={status} office={office} words={words} text={text} />
          ) : (
            <div className={styles.beside} data-sent={status === 'received' || undefined}>
              <p>
                <WarningIcon />
                <strong>{words.besideButton}</strong>
              </p>
              <Translation pick={({ besideButton }) => besideButton} />
              <OtherWays office={office} text={text} />
            </div>
          )}
        </div>
      </form>
      <Confirmation count={count} early={delivery ? words.notSent : CONFIRMATION} />
    </Translations>
  );
}

interface ConfirmationProps {
  /** Number of confirmed messages. */
  readonly count: number;
  /** Text of the toast that a script may show before React has loaded. */
  readonly early: { readonly title: string; readonly text: string };
}

/**
 * The toast that the specification requires. It includes the translation if translations are shown, because
 * screen readers announce the toast as a whole.
 */
function Confirmation({ count, early }: ConfirmationProps) {
  const isTranslated = useIsTranslated();
  return (
    <Toast id={count} {...CONFIRMATION} early={early}>
      {isTranslated && <Translation pick={({ confirmation: { title, text } }) => `${title} ${text}`} />}
    </Toast>
  );
}
