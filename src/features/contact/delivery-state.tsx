import { OpenHours } from '../../ui/open-now/open-hours.tsx';
import type { DeliveryWords, Office } from './delivery.ts';
import styles from './other-ways.module.css';
import { OtherWays } from './other-ways.tsx';
import { Translation } from './translation.tsx';
import type { Submission } from './use-submission.ts';

interface DeliveryStateProps extends Pick<Submission, 'status' | 'text'> {
  readonly office: Office;
  readonly words: DeliveryWords;
}

/** The status of a message (slow, received, not sent or unconfirmed), and what to do next. */
export function DeliveryState({ status, office, words, text }: DeliveryStateProps) {
  const trouble =
    status === 'refused' ? words.notSent : status === 'unconfirmed' ? words.unconfirmed : undefined;
  return (
    <>
      <p className={styles.line} role="status">
        {status === 'slow' && (
          <>
            {words.slow} <Translation as="span" pick={({ slow }) => slow} />{' '}
            <a href={office.phoneLink}>{office.phoneText}</a>
            <OpenHours line={office.hours} />
          </>
        )}
      </p>
      {status === 'received' && (
        <>
          <p className={styles.line}>{words.received}</p>
          <Translation pick={({ received }) => received} />
        </>
      )}
      {trouble && (
        <div className={styles.box}>
          <p role="alert">
            <strong>{trouble.title}</strong> {trouble.text}
          </p>
          <Translation
            pick={({ notSent, unconfirmed }) => {
              const { title, text } = status === 'refused' ? notSent : unconfirmed;
              return `${title} ${text}`;
            }}
          />
          <OtherWays office={office} text={text} />
        </div>
      )}
    </>
  );
}
