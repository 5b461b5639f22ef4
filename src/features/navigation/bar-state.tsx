import { textWidth } from '../../drawings/kit/lettering.ts';
import {
  describeOpenState,
  findOpenState,
  MINUTE,
  type OpenState,
  type Schedule,
} from '../../lib/hours/open-state.ts';
import { describeOpenStateIn, type StateWords } from '../../lib/hours/open-state-in.ts';
import { readSchedule } from '../../site/read-company.ts';
import { HoursLine } from '../../ui/open-now/open-hours.tsx';
import { OpenNow } from '../../ui/open-now/open-now.tsx';
import styles from './bar-state.module.css';

const schedule = readSchedule();

const HOUR = 60 * MINUTE;
/** The start of a Monday in New York; the two weeks that follow include every text. */
const FIRST_HOUR = Date.parse('2026-01-05T05:00Z');
const HOURS = 14 * 24;

/**
 * Returns the widest text about the office’s hours in an ordinary week; the bar reserves room for it. Holidays are left
 * out, because the long text for a week of holidays would take space from the menu all year.
 */
function findWidestState({ week }: Schedule, words?: StateWords): string {
  const describe = (state: OpenState): string =>
    words ? describeOpenStateIn(words, state) : describeOpenState(state, true);
  const texts = Array.from({ length: HOURS }, (_, hour) =>
    describe(findOpenState({ week, holidays: {} }, new Date(FIRST_HOUR + hour * HOUR))),
  );
  const [widest = ''] = [...new Set(texts)].toSorted((one, other) => textWidth(other, 1) - textWidth(one, 1));
  return widest;
}

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
