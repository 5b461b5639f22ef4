import { classNames } from '../../lib/styling/class-names.ts';
import { WindowIcon } from '../icon/icon.tsx';
import styles from './open-now.module.css';

interface OpenNowProps {
  /** Shortens the day where there is little room. */
  readonly brief?: boolean;
  /** On a page in another language, whose script knows English alone: its word for “closed”, shown while that is so. */
  readonly closed?: string | undefined;
  readonly className?: string | undefined;
}

/**
 * Whether the office is open, as a lit or a dark window with text. Its space is reserved, so that nothing shifts
 * when `open-now.client.ts` fills it in. Without JavaScript it is hidden; the hours beside it remain.
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
