import { readSchedule } from '../../site/read-schedule.ts';
import { OpenNow } from '../../ui/open-now/open-now.tsx';
import styles from './bar-state.module.css';
import { findWidestState } from './widest-state.ts';

const widestState = findWidestState(readSchedule());

/** Shows in the bar whether the office is open; phones have it in the bar at the bottom. */
export function BarState() {
  return (
    <span className={styles.state} data-widest={widestState}>
      <OpenNow brief />
    </span>
  );
}
