import { classNames } from '../../lib/styling/class-names.ts';
import { WindowIcon } from '../icon/icon.tsx';
import styles from './open-now.module.css';

interface OpenNowProps {
  /** Leaves out “Closed” where there is little room: the window is dark, and the text tells when the office opens. */
  readonly brief?: boolean;
  readonly className?: string | undefined;
}

/**
 * Whether the office is open, as a lit or a dark window with text. Its space is reserved, so that nothing shifts
 * when `open-now.client.ts` fills it in. Without JavaScript it is hidden; the hours beside it remain.
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
