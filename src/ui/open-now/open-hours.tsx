import { Fragment } from 'react';
import type { StateWords } from '../../lib/hours/open-state-in.ts';
import { Phrase } from '../heading-lines/heading-lines.tsx';
import styles from './open-hours.module.css';
import { OpenNow } from './open-now.tsx';

export interface OpenHoursProps {
  /** The office hours of a week on one line. */
  readonly line: string;
  /** Whether the page can say in its language that the office is closed. */
  readonly hasState?: boolean;
  /** The words of the status in a language other than English. */
  readonly words?: StateWords | undefined;
}

/** Next to every number: the hours or, while closed, when the office reopens, in one space, so that nothing shifts. */
export function OpenHours({ line, hasState = true, words }: OpenHoursProps) {
  return (
    <span className={styles.hours}>
      {hasState && <OpenNow words={words} className={styles.state} />}
      <span>
        <HoursLine text={line} />
      </span>
    </span>
  );
}

/** The office hours. Days and their hours stay on one line if there is room. */
export function HoursLine({ text }: { readonly text: string }) {
  return text.split(/(?<=,) /).map((days, index) => (
    <Fragment key={days}>
      {index > 0 && ' '}
      <Phrase>{days}</Phrase>
    </Fragment>
  ));
}
