import { classNames } from '../../lib/styling/class-names.ts';
import { hoursLine, phoneLink, phoneText } from '../../site/contact-details.ts';
import { PhoneIcon } from '../../ui/icon/icon.tsx';
import { OpenNow } from '../../ui/open-now/open-now.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx';
import styles from './call-line.module.css';
import { HoursLine } from './hours-line.tsx';

interface CallLineProps {
  readonly large?: boolean;
  /** Whether to hide the line in wider viewports, where the bar shows the number. */
  readonly onlyOnPhones?: boolean;
  /**
   * Visible text before the number; “Call” replaces it while the office is closed. If set, the line also
   * shows when a closed office reopens, and whom else to call (`CallHours`).
   */
  readonly invitation?: string;
  /** Texts in a language other than English. */
  readonly words?: { readonly call: string; readonly hours: string } | undefined;
}

/** The phone number with the hours below it and, when large and in English, whether the office is open now. */
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
      {invitation ? (
        <CallHours />
      ) : (
        <span>
          <HoursLine text={words?.hours ?? hoursLine} />
        </span>
      )}
      {large && !words && <OpenNow className={styles.state} />}
    </p>
  );
}

/**
 * The office hours or, while the office is closed, the time when it reopens. Below that, whom else to call. Hours
 * and reopening time share one space, so nothing shifts.
 */
function CallHours() {
  return (
    <>
      <span className={styles.hours}>
        <span>
          <HoursLine text={`${hoursLine}.`} />
        </span>
        <span data-while-closed="">
          <OpenNow />
        </span>
      </span>
      <span>
        Renting? Landlord, then <a href="tel:311">311</a>. Danger? <a href="tel:911">911</a>.
      </span>
    </>
  );
}
