import { classNames } from '../../lib/styling/class-names.ts';
import { hoursLine, phoneLink, phoneText } from '../../site/contact-details.ts';
import { PhoneIcon } from '../../ui/icon/icon.tsx';
import { OpenNow } from '../../ui/open-now/open-now.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx';
import { CallHours } from './call-hours.tsx';
import styles from './call-line.module.css';

interface CallLineProps {
  readonly large?: boolean;
  /** For pages where wider windows already show the number in the bar. */
  readonly onlyOnPhones?: boolean;
  /**
   * Visible text before the number while the office is open. If set, the hours give way to the time when it
   * reopens while the office is closed, and a line below says who else helps (`CallHours`).
   */
  readonly invitation?: string;
  /** Texts in a language other than English. */
  readonly words?: { readonly call: string; readonly hours: string } | undefined;
}

/** The phone number with the hours below it and, when large, whether the office is open now. */
export function CallLine({ large = false, onlyOnPhones = false, invitation, words }: CallLineProps) {
  return (
    <p className={classNames(styles.line, large && styles.large, onlyOnPhones && styles.onlyOnPhones)}>
      <a href={phoneLink} data-long={phoneText.length > 14 || undefined}>
        {!large && !invitation && <PhoneIcon />}
        {invitation ? (
          <>
            <span className={styles.invitation}>{`${invitation} `}</span>
            <span className={styles.invitation}>Call </span>
          </>
        ) : (
          <VisuallyHidden>{`${words?.call ?? 'Call'} `}</VisuallyHidden>
        )}
        {phoneText}
      </a>
      {invitation ? <CallHours /> : <span>{words?.hours ?? hoursLine}</span>}
      {large && !words && <OpenNow className={styles.state} />}
    </p>
  );
}
