import { classNames } from '../../lib/styling/class-names.ts';
import { WindowIcon } from '../icon/icon.tsx';
import styles from './open-now.module.css';

interface OpenNowProps {
  /** Abbreviates the day to save space. */
  readonly brief?: boolean;
  /**
   * On a page in another language, its word for “closed”, shown while the office is closed: the script knows
   * only English.
   */
  readonly closed?: string | undefined;
  readonly className?: string | undefined;
}

/**
 * Shows whether the office is open, as a lit or dark window with text. Its space is reserved, so that nothing
 * shifts when `open-now.client.ts` fills it in. Without JavaScript it is hidden; the hours next to it remain.
 */
export function OpenNow({ brief = false, closed, className }: OpenNowProps) {
  return (
    <span
      className={classNames(styles.state, brief && styles.brief, className)}
      data-open-now={brief ? 'brief' : 'full'}
      data-print="hide"
    >
      <WindowIcon className={styles.window} />
      {closed && <span className={styles.closed}>{closed}</span>}
      <span hidden={closed !== undefined} />
    </span>
  );
}
