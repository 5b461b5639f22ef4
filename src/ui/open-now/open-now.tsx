import { classNames } from '../../lib/styling/class-names.ts';
import { WindowIcon } from '../icon/icon.tsx';
import styles from './open-now.module.css';

interface OpenNowProps {
  /** Leaves out “Closed” where there is little room: the sign is dark and the words say when it opens. */
  readonly brief?: boolean;
  readonly className?: string | undefined;
}

/**
 * Whether the office is open, a lit or a dark window with words. The place is kept from the start, so that
 * nothing moves when `open-now.client.ts` fills it; without a script the hours beside it say enough.
 */
export function OpenNow({ brief = false, className }: OpenNowProps) {
  return (
    <span
      className={classNames(styles.state, brief && styles.brief, className)}
      data-open-now={brief ? 'brief' : 'full'}
      data-print="hide"
    >
      <WindowIcon className={styles.window} />
      <span />
    </span>
  );
}
