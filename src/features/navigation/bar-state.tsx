import type { StateWords } from '../../lib/hours/open-state-in.ts';
import { readSchedule } from '../../site/read-schedule.ts';
import { OpenNow } from '../../ui/open-now/open-now.tsx';
import styles from './bar-state.module.css';
import { findWidestState } from './widest-state.ts';

const schedule = readSchedule();

/** Shows in the bar whether the office is open; on phones, the thumb bar shows it. */
export function BarState({ words }: { readonly words: StateWords | undefined }) {
  return (
    <span className={styles.state} data-widest={findWidestState(schedule, words)}>
      <OpenNow brief words={words} />
    </span>
  );
}
