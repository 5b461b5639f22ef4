import type { SearchCopy } from '../../content/search-copy.ts';
import { OpenHours } from '../../ui/open-now/open-hours.tsx';
import { HelpNumbers } from '../shared/help-numbers.tsx';
import { DangerAdvice } from './danger-advice.tsx';
import { Answer } from './search-answer.tsx';
import styles from './search-box.module.css';
import { LIST_ID, optionId, ROOM_ID } from './use-combobox.ts';
import type { Answered } from './use-search.ts';
import type { OfficePhone } from './write-call.ts';

/** What the panel offers if the search finds nothing or does not load. */
export interface WaysOut {
  readonly phone: OfficePhone;
  /** URL of the page that lists all services. */
  readonly allServices: string;
  /** Shown if the search cannot be loaded. */
  readonly noConnection: string;
}

interface SearchPanelProps extends WaysOut {
  /** Undefined if the search did not load. */
  readonly answer: Answered | undefined;
  readonly typed: string;
  /** Index of the answer selected with the arrow keys. */
  readonly active: number | undefined;
  /** Texts in the language of the page, used if there is no answer to take them from. */
  readonly pageWords: SearchCopy;
  /** Language of the answer, if it differs from the page's. */
  readonly lang: string | undefined;
  /** Called when an answer opens in this tab. It may be on the current page, so the panel has to close. */
  readonly onFollow: () => void;
}

/**
 * The panel below the field: danger first, then the answers, or a message that there are none. With a danger,
 * the answers are shown without reasons. What contains words of its own next to other elements has a key, so that new
 * words get a new element: a translator may have moved the old words out of React’s reach.
 */
export function SearchPanel({ answer, typed, active, pageWords, lang, onFollow, ...ways }: SearchPanelProps) {
  const { hits = [], danger, elsewhere, room, aside, words = pageWords } = answer ?? {};
  return (
    // A press on its words moves the focus to the panel, not out of the search, which would close it.
    <div className={styles.panel} lang={lang} tabIndex={-1}>
      {danger && (
        <DangerAdvice
          danger={danger}
          phone={ways.phone}
          whenSafe={hits.length > 0 && danger.call !== '311' ? words.whenSafe : undefined}
        />
      )}
      {room && (
        <p className={styles.nothing}>
          <a id={ROOM_ID} href={room.href} onClick={onFollow}>
            {room.text}
          </a>
        </p>
      )}
      {hits.length > 0 && (
        <div role="listbox" id={LIST_ID} aria-label={danger ? words.afterDanger : words.answers}>
          {hits.map((hit, place) => (
            <Answer
              key={hit.href}
              hit={hit}
              id={optionId(place)}
              isActive={place === active}
              isExplained={!danger}
              lang={lang}
              onFollow={onFollow}
            />
          ))}
        </div>
      )}
      {elsewhere && (
        <p className={styles.nothing} key={elsewhere}>
          {`${elsewhere} `}
          <a href={ways.allServices}>{words.allServices}</a>
        </p>
      )}
      {hits.length === 0 && !danger && !elsewhere && !room && (
        <NoAnswer
          {...ways}
          words={words}
          no={answer ? `${words.none} “${typed.trim()}”.` : ways.noConnection}
        />
      )}
      {aside && (
        <p className={styles.nothing} lang={aside.language} key={aside.name}>
          {`${aside.name} `}
          <HelpNumbers text={aside.advice} />
        </p>
      )}
    </div>
  );
}

interface NoAnswerProps extends WaysOut {
  /** Why there is no answer. */
  readonly no: string;
  readonly words: SearchCopy;
}

/** Why there is no answer, whom to call, and where to look. */
function NoAnswer({ no, words, phone, allServices }: NoAnswerProps) {
  return (
    <p className={styles.nothing} key={no}>
      {`${no} ${words.call} `}
      <a href={phone.href}>{phone.text}</a>
      {` ${words.describe} `}
      <a href={allServices}>{words.allServices}</a>.
      <OpenHours {...phone.hours} />
    </p>
  );
}
