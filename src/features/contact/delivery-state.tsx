import { CHANGED_SINCE } from '../../content/contact-form-copy.ts';
import { OpenHours } from '../../ui/open-now/open-hours.tsx';
import type { DeliveryWords, Office } from './delivery.ts';
import type { MessageState } from './message-state.ts';
import styles from './other-ways.module.css';
import { WaysLinks, WholeText } from './other-ways.tsx';
import { Translation } from './translation.tsx';

interface DeliveryStateProps extends Pick<MessageState, 'status' | 'text'> {
  readonly office: Office;
  readonly words: DeliveryWords;
  /** Whether the text has changed since it was sent, so that it has another ID, or did not arrive with the rest. */
  readonly isChanged?: boolean;
}

/** The status of a message, and what to do next. Words that change have elements, as translators move bare texts. */
export function DeliveryState({ status, office, words, text, isChanged = false }: DeliveryStateProps) {
  const trouble =
    status === 'refused' ? words.notSent : status === 'unconfirmed' ? words.unconfirmed : undefined;
  const isChangeLost = isChanged && (status === 'received' || status === 'unconfirmed');
  const isSlow = status === 'slow' || status === 'late';
  const ways = (
    <>
      <WaysLinks office={office} text={text} />
      <WholeText office={office} text={text} />
    </>
  );
  return (
    <>
      {status === 'received' && (
        <>
          <p className={styles.line}>{words.received}</p>
          <Translation pick={({ received }) => received} />
        </>
      )}
      <p className={styles.line} role="status">
        {isSlow && (
          <span>
            {words.slow} <Translation as="span" pick={({ slow }) => slow} />{' '}
            <a href={office.phoneLink}>{office.phoneText}</a>
            <OpenHours line={office.hours} />
          </span>
        )}
        {isChangeLost && (
          <span>
            {CHANGED_SINCE} <Translation as="span" pick={({ changedSince }) => changedSince} />
          </span>
        )}
      </p>
      {status === 'late' && <div className={styles.box}>{ways}</div>}
      {trouble && (
        <div className={styles.box} key={status}>
          <p role="alert">
            <strong>{trouble.title}</strong> {!isChangeLost && <span>{trouble.text}</span>}
          </p>
          <Translation
            pick={({ notSent, unconfirmed }) => {
              const { title, text } = status === 'refused' ? notSent : unconfirmed;
              return isChangeLost ? title : `${title} ${text}`;
            }}
          />
          {ways}
        </div>
      )}
    </>
  );
}
