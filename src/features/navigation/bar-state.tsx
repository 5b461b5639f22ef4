import type { StateWords } from '../../lib/hours/open-state-in.ts';
import { readSchedule } from '../../site/read-schedule.ts';
import { HoursLine } from '../../ui/open-now/hours-line.tsx';
import { OpenNow } from '../../ui/open-now/open-now.tsx';
import styles from './bar-state.module.css';
import { findWidestState } from './widest-state.ts';

const schedule = readSchedule();

interface BarStateProps {
  /** The words of the status in a language other than English. */
  readonly words: StateWords | undefined;
  /** The office hours on one line, for visitors without scripts. */
  readonly hours: string;
}

/** Shows in the bar whether the office is open; on phones, the thumb bar shows it. */
export function BarState({ words, hours }: BarStateProps) {
  return (
    <span className={styles.state} data-widest={findWidestState(schedule, words)}>
      <OpenNow brief words={words} />
      <span className={styles.hours}>
        <HoursLine text={hours} />
      </span>
    </span>
  );
}
