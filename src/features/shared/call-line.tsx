import { classNames } from '../../lib/styling/class-names.ts';
import { hoursLine, phoneLink, phoneText } from '../../site/contact-details.ts';
import { describeHours, type SpokenHours } from '../../site/languages.ts';
import { PhoneIcon } from '../../ui/icon/icon.tsx';
import { HoursLine, OpenHours } from '../../ui/open-now/open-hours.tsx';
import { OpenNow } from '../../ui/open-now/open-now.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx';
import styles from './call-line.module.css';
import { HelpNumbers } from './help-numbers.tsx';

interface CallLineProps {
  readonly large?: boolean;
  /** Whether to hide the line in wider viewports, where the bar shows the number. */
  readonly onlyOnPhones?: boolean;
  /** Question before “Call” and the number while the office is open; with it, the line also says whom else to call. */
  readonly invitation?: string;
  /** Texts in a language other than English. */
  readonly words?:
    | {
        readonly call: string;
        readonly hours: SpokenHours;
        /** Whom else to call, with numbers in the text. */
        readonly help?: string | undefined;
      }
    | undefined;
}

/** The phone number with the hours or, while closed, when the office reopens; both if large and English. */
export function CallLine({ large = false, onlyOnPhones = false, invitation, words }: CallLineProps) {
  return (
    <p className={classNames(styles.line, large && styles.large, onlyOnPhones && styles.onlyOnPhones)}>
      <a href={phoneLink} data-long={phoneText.length > 14 || undefined}>
        {!large && !invitation && <PhoneIcon />}
        {invitation ? (
          <span className={styles.invitation}>
            <span>{`${invitation} `}</span>Call{' '}
          </span>
        ) : (
          <VisuallyHidden>{`${words?.call ?? 'Call'} `}</VisuallyHidden>
        )}
        {phoneText}
      </a>
      {large && !words ? (
        <span className={styles.note}>
          <HoursLine text={hoursLine} />
        </span>
      ) : (
        <OpenHours {...(words?.hours ?? describeHours())} />
      )}
      {large && !words && <OpenNow className={styles.state} />}
      {invitation && <OtherHelp />}
      {words?.help && (
        <span className={styles.note}>
          <HelpNumbers text={words.help} />
        </span>
      )}
    </p>
  );
}

/** Whom else to call: anyone in danger 911, tenants their landlord and the city. */
function OtherHelp() {
  return (
    <span className={styles.note}>
      Smell gas? CO alarm? Get out, call{'\u00a0'}
      <a href="tel:911">911</a>. Renting? Call the landlord, then{'\u00a0'}
      <a href="tel:311">311</a>.
    </span>
  );
}
