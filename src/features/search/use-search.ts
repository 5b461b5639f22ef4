import { useCallback, useEffect, useState } from 'react';
import { HEAT_LIMITS } from '../../content/heat-limits.ts';
import { ROOM_QUESTION } from '../../content/heat-texts.ts';
import { ENGLISH_SEARCH, type SearchCopy } from '../../content/search-copy.ts';
import { findRoomReading, HOT_WATER } from '../../lib/heat/room-reading.ts';
import type { FoundDanger } from '../../lib/search/find-dangers.ts';
import { createLanguageSearch, type LanguageAnswer } from '../../lib/search/search-languages.ts';
import { findDanger, MOST_LETTERS } from './find-danger.ts';
import type { SearchData } from './search-source.ts';
import type { OfficePhone } from './write-call.ts';

/** Milliseconds to wait for the data before the page says that it is missing. */
const DATA_LIMIT = 6000;

/** Milliseconds to wait after the answer changes before announcing it. */
const ANNOUNCEMENT_DELAY = 600;

/** Texts in the language of the page, and that language. */
interface PageWords {
  readonly language: string;
  readonly words: SearchCopy;
  /** Shown if the data does not load. */
  readonly noConnection: string;
}

/** An answer with the texts around it. */
export interface Answered extends LanguageAnswer {
  readonly words: SearchCopy;
  /** The office hours in the language of the answer; undefined until the data has loaded. */
  readonly hours?: OfficePhone['hours'] | undefined;
  /** Leads to the form that says whether the temperature of a room is legal, with the typed temperature filled in. */
  readonly room?: { readonly href: string; readonly text: string } | undefined;
}
type Search = (typed: string) => Answered;

/** Returns the link to the form about the temperature of a room, if the query is about a cold home or names a reading. */
function linkRoom(typed: string, answer: LanguageAnswer, pages: SearchData['roomPages']): Answered['room'] {
  const isCold = answer.danger?.kind === 'cold';
  const degrees = findRoomReading(typed, isCold);
  const language = (answer.danger?.language ?? answer.language) === 'es' ? 'es' : 'en';
  const page = pages[language];
  if (!page || (answer.danger ? !isCold : degrees === undefined)) return undefined;
  if (degrees === undefined && HOT_WATER.test(typed)) return undefined;
  const query = degrees === undefined ? '' : `?room=${degrees}`;
  return { href: `${page}${query}#${HEAT_LIMITS.day.degrees}`, text: ROOM_QUESTION[language](degrees) };
}

/** @throws Error if the data does not load */
async function fetchSearch(address: string, home: string): Promise<Search> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  const { indexes, words, hours, roomPages } = (await response.json()) as SearchData;
  const search = createLanguageSearch(indexes, findDanger, home);
  return (typed) => {
    const answer = search(typed);
    return {
      ...answer,
      words: words[answer.language] ?? ENGLISH_SEARCH,
      hours: hours[answer.danger?.language ?? answer.language],
      room: linkRoom(typed, answer, roomPages),
    };
  };
}

/** Returns what screen readers announce for the links found; a danger is announced separately. */
function announce(answer: Answered | undefined): string {
  if (!answer) return '';
  const { hits, danger, elsewhere, room, words, aside } = answer;
  const last = aside ? ` ${aside.name} ${aside.advice}` : '';
  if (elsewhere) return `${elsewhere}${last}`;
  const names = hits.map(({ entry }) => [entry.title, entry.plainName].filter(Boolean).join(', '));
  if (room && !danger) names.unshift(room.text);
  if (names.length === 0) return danger ? '' : `${words.noAnswers}${last}`;
  const count = names.length === 1 ? words.oneAnswer : `${names.length} ${words.manyAnswers}`;
  return danger ? `${count} ${words.later}` : `${count}. ${words.first} ${names[0]}.${last}`;
}

/**
 * Returns the state of the search, with the answer to the typed text: a danger at once, anything else as soon as the
 * data is loaded.
 *
 * @param address - URL of the data
 * @param field - may have text already, typed before the script arrived
 */
export function useSearch(
  address: string,
  field: HTMLInputElement,
  { language, words: pageWords, noConnection }: PageWords,
) {
  const [typed, setTyped] = useState(field.value);
  const asked = typed.slice(0, MOST_LETTERS);
  const [search, setSearch] = useState<{ readonly run: Search }>();
  const [isBroken, setBroken] = useState(false);
  const [isLate, setLate] = useState(false);
  const [announcement, setAnnouncement] = useState('');
  const [alarm, setAlarm] = useState<FoundDanger>();
  // Letters may have been typed since the first rendering; from now on, `useCombobox` listens.
  useEffect(() => setTyped(field.value), [field]);

  const load = useCallback(() => {
    const timer = setTimeout(setLate, DATA_LIMIT, true);
    fetchSearch(address, language)
      .then((run) => {
        setSearch({ run });
        setBroken(false);
      })
      .catch(() => setBroken(true))
      .finally(() => {
        clearTimeout(timer);
        setLate(false);
      });
  }, [address, language]);
  useEffect(load, [load]);
  const retry = useCallback(() => {
    if (isBroken) load();
  }, [isBroken, load]);
  useEffect(() => {
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, [retry]);

  /** Until the data has loaded, dangers are the only possible answer. */
  const answerDanger = (): Answered | undefined => {
    const danger = findDanger(asked, language);
    return danger && !danger.isAsked ? { hits: [], danger, language, words: pageWords } : undefined;
  };
  const answer = asked.trim() ? (search ? search.run(asked) : answerDanger()) : undefined;
  const isMissing = isBroken || isLate;
  const words = isMissing && !answer ? noConnection : announce(answer);
  const danger = answer?.danger;
  useEffect(() => {
    // A danger that is not shown must not be announced.
    if (!danger) setAlarm(undefined);
    const timer = setTimeout(() => {
      setAnnouncement(words);
      setAlarm(danger);
    }, ANNOUNCEMENT_DELAY);
    return () => clearTimeout(timer);
  }, [words, danger]);

  const isLoading = typed !== '' && !search && !isMissing;
  return { typed, setTyped, answer, isLoading, isMissing, retry, announcement, alarm };
}
