import type { Reason, SearchAnswer, SearchHit } from '../../lib/search/search-model.ts';
import { ArrowIcon } from '../../ui/icon/icon.tsx';
import { DangerAdvice } from './danger-advice.tsx';
import styles from './search-panel.module.css';
import { LIST_ID, optionId } from './use-combobox.ts';

/** Where to go when nothing is found. */
export interface WaysOut {
  readonly phone: { readonly text: string; readonly href: string };
  /** Address of the page that lists all services. */
  readonly allServices: string;
}

interface SearchPanelProps extends WaysOut {
  /** Undefined where the search did not load. */
  readonly answer: SearchAnswer | undefined;
  readonly typed: string;
  /** Place of the answer that the arrow keys chose. */
  readonly active: number | undefined;
}

/** What stands below the field: danger first, then the answers, or an honest no. Beside danger nothing is explained. */
export function SearchPanel({ answer, typed, active, phone, allServices }: SearchPanelProps) {
  const { hits = [], danger } = answer ?? {};
  const no = answer ? `We have no page for “${typed.trim()}”.` : 'The search did not load.';
  return (
    <div className={styles.panel}>
      {danger && <DangerAdvice danger={danger} isFollowed={hits.length > 0} />}
      {hits.length > 0 && (
        <div
          className={styles.answers}
          role="listbox"
          id={LIST_ID}
          aria-label={danger ? 'Services for when it is safe' : 'Services that answer it'}
        >
          {hits.map((hit, place) => (
            <Answer
              key={hit.href}
              hit={hit}
              id={optionId(place)}
              isActive={place === active}
              isExplained={!danger}
            />
          ))}
        </div>
      )}
      {hits.length === 0 && !danger && (
        <p className={styles.nothing}>
          {`${no} Call `}
          <a href={phone.href}>{phone.text}</a>
          {' and describe it, or look through '}
          <a href={allServices}>all services</a>.
        </p>
      )}
    </div>
  );
}

interface AnswerProps {
  readonly hit: SearchHit;
  readonly id: string;
  readonly isActive: boolean;
  /** Says why it is an answer. */
  readonly isExplained: boolean;
}

/** A service or a page as a link, with the reason it is an answer. Pressing the mouse on it leaves the focus in the field. */
function Answer({ hit: { href, entry, system, why }, id, isActive, isExplained }: AnswerProps) {
  const [src, width, height] = system.picture;
  return (
    <a
      className={styles.answer}
      id={id}
      href={href}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      onMouseDown={(event) => event.preventDefault()}
    >
      <img src={src} width={width} height={height} alt="" />
      <span className={styles.words}>
        <span className={styles.title}>
          <b>{entry.title}</b> <span>{entry.plainName}</span>
        </span>
        {isExplained && (
          <span className={styles.why}>
            <Why reason={why} />
          </span>
        )}
      </span>
      <ArrowIcon />
    </a>
  );
}

/** The reason in words of the service's page. */
function Why({ reason }: { readonly reason: Reason }) {
  switch (reason.kind) {
    case 'symptom':
    case 'question':
      return (
        <>
          <b>{`“${reason.text}”`}</b>
          {` ${reason.look}.`}
        </>
      );
    case 'part':
      return (
        <>
          <b>{`${reason.text}:`}</b>
          {` ${reason.look}`}
        </>
      );
    case 'asked':
      return <b>{`“${reason.text}”`}</b>;
    case 'detail':
      return `${reason.text}.`;
    default:
      return reason.text;
  }
}
