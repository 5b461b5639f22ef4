import { useEffect } from 'react';
import type { StateWords } from '../../lib/hours/open-state-in.ts';
import { classNames } from '../../lib/styling/class-names.ts';
import { WindowIcon } from '../icon/icon.tsx';
import styles from './open-now.module.css';
import { SHOWN } from './open-now-shown.ts';

interface OpenNowProps {
  /** Abbreviates the day to save space. */
  readonly brief?: boolean;
  /** The words of the status in the language of the page; undefined for English, whose words are in the script. */
  readonly words?: StateWords | undefined;
  readonly className?: string | undefined;
}

/** Whether the office is open: a lit window or crescent moon with text, in reserved space; hidden without script. */
export function OpenNow({ brief = false, words, className }: OpenNowProps) {
  useEffect(() => void dispatchEvent(new Event(SHOWN)), []);
  return (
    <span
      className={classNames(styles.state, brief && styles.brief, className)}
      data-open-now={brief ? 'brief' : 'full'}
      data-words={words && JSON.stringify(words)}
      data-print="hide"
    >
      <WindowIcon className={styles.window} />
      <span />
    </span>
  );
}
