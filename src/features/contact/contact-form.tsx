import { classNames } from '../../lib/styling/class-names.ts';
import { MainButton } from '../../ui/button/main-button.tsx';
import { WarningIcon } from '../../ui/icon/icon.tsx';
import { ToastPlace } from '../../ui/toast/toast-place.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx';
import styles from './contact-form.module.css';
import type { Delivery, FormFacts } from './delivery.ts';
import { DeliveryState } from './delivery-state.tsx';
import { MESSAGE_FORM } from './field.tsx';
import { MessageDangerPlace } from './message-danger.tsx';
import { type MessageChoices, MessageFields } from './message-fields.tsx';
import ways from './other-ways.module.css';
import { WaysLinks } from './other-ways.tsx';
import { Translation, Translations } from './translation.tsx';

type ContactFormProps = FormFacts & MessageChoices;

/**
 * The contact form (specification, sections 4, 5, 7 and 8). The browser validates it, and a confirmed message clears it
 * and shows a toast.
 *
 * It stays the HTML of the page: React never renders it in the browser, because translators, password managers and
 * other extensions change it before React could compare it. `FormState` adds what is new at `data-form-state`. The fields
 * are outside of the form and name it, so that inputs that other programs put next to them are not sent.
 *
 * Without a delivery service nothing is sent, as the note above the form and the one below the button say. After Send,
 * the note below the button stays in view, with the typed text as an e-mail. `method="dialog"` outside a dialog does
 * nothing (HTML standard, form submission), so a submit before any script has loaded neither loses the typed text nor
 * puts it in the URL. With a delivery service, the form posts to the service, even without JavaScript.
 */
export function ContactForm({ office, words, delivery, language, ...choices }: ContactFormProps) {
  return (
    <Translations language={language}>
      <form id={MESSAGE_FORM} method={delivery ? 'post' : 'dialog'} action={delivery?.endpoint} />
      <div className={styles.form} data-row="baseline">
        <MessageFields {...choices} />
        {delivery && <DeliveryFields delivery={delivery} />}
        <div className={styles.end} data-form-state={delivery && ''}>
          <div
            className={classNames(!delivery && styles.send)}
            data-send=""
            data-needs-script={delivery ? undefined : ''}
          >
            <MainButton form={MESSAGE_FORM} busyLabel={delivery && 'Sending…'}>
              Send Message
            </MainButton>
            <Translation pick={({ send }) => send} />
          </div>
          {/* The loader shows one of them if the code that sends messages does not load. */}
          {(delivery ? (['refused', 'unconfirmed'] as const) : (['refused'] as const)).map((status) => (
            <div key={status} data-outcome={status} hidden>
              <DeliveryState status={status} office={office} words={words} text="" />
            </div>
          ))}
          {!delivery && (
            <div className={classNames(ways.box, styles.beside)} data-form-state="">
              <div className={styles.aboutSend} data-needs-script="">
                <p>
                  <WarningIcon />
                  <strong>{words.besideButton}</strong>
                </p>
                <Translation pick={({ besideButton }) => besideButton} />
              </div>
              <WaysLinks office={office} text="" />
            </div>
          )}
        </div>
      </div>
      <MessageDangerPlace />
      <ToastPlace />
    </Translations>
  );
}

/** Hidden fields that the delivery service requires, and a honeypot that only bots fill in. */
function DeliveryFields({ delivery }: { readonly delivery: Delivery }) {
  return (
    <>
      {Object.entries(delivery.fields).map(([name, value]) => (
        <input key={name} form={MESSAGE_FORM} type="hidden" name={name} value={value} />
      ))}
      <VisuallyHidden silent>
        <label>
          Leave this field empty{' '}
          <input form={MESSAGE_FORM} name={delivery.honeypot} type="text" tabIndex={-1} autoComplete="off" />
        </label>
      </VisuallyHidden>
    </>
  );
}
