import { OpenHours } from '../../ui/open-now/open-hours.tsx';
import type { DeliveryWords, Office } from './delivery.ts';
import type { MessageState } from './message-state.ts';
import styles from './other-ways.module.css';
import { WaysLinks, WholeText } from './other-ways.tsx';
import { Translation } from './translation.tsx';

interface DeliveryStateProps extends Pick<MessageState, 'status' | 'text'> {
  readonly office: Office;
  readonly words: DeliveryWords;
}

/** The status of a message, and what to do next. Words that change have elements, as translators move bare texts. */
export function DeliveryState({ status, office, words, text }: DeliveryStateProps) {
  const trouble =
    status === 'refused' ? words.notSent : status === 'unconfirmed' ? words.unconfirmed : undefined;
  const isSlow = status === 'slow' || status === 'late';
  const ways = (
    <>
      <WaysLinks office={office} text={text} />
      <WholeText office={office} text={text} />
    </>
  );
  return (
    <>
      <p className={styles.line} role="status">
        {isSlow && (
          <span>
            {words.slow} <Translation as="span" pick={({ slow }) => slow} />{' '}
            <a href={office.phoneLink}>{office.phoneText}</a>
            <OpenHours line={office.hours} />
          </span>
        )}
      </p>
      {status === 'late' && <div className={styles.box}>{ways}</div>}
      {status === 'received' && (
        <>
          <p className={styles.line}>{words.received}</p>
          <Translation pick={({ received }) => received} />
        </>
      )}
      {trouble && (
        <div className={styles.box} key={status}>
          <p role="alert">
            <strong>{trouble.title}</strong> <span>{trouble.text}</span>
          </p>
          <Translation
            pick={({ notSent, unconfirmed }) => {
              const { title, text } = status === 'refused' ? notSent : unconfirmed;
              return `${title} ${text}`;
            }}
          />
          {ways}
        </div>
      )}
    </>
  );
}
