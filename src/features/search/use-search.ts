import { useEffect, useRef, useState } from 'react';
import type { FoundDanger } from '../../lib/search/find-dangers.ts';
import type { SearchAnswer, SearchIndex } from '../../lib/search/search-model.ts';
import { createSearch } from '../../lib/search/service-search.ts';

/** Pause in typing after which the number of answers is announced, milliseconds. */
const ANNOUNCEMENT_DELAY = 600;

type Search = (typed: string) => SearchAnswer;

/** @throws Error when the data does not load */
async function fetchSearch(address: string): Promise<Search> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return createSearch((await response.json()) as SearchIndex);
}

/** What screen readers announce for the services found; a danger is announced on its own. */
function announce(answer: SearchAnswer | undefined): string {
  if (!answer) return '';
  const { hits, danger } = answer;
  const [first] = hits;
  if (!first) return danger ? '' : 'No answers.';
  const count = hits.length === 1 ? '1 answer' : `${hits.length} answers`;
  if (danger) return `${count} for when it is safe.`;
  return `${count}. First: ${first.entry.title}, ${first.entry.plainName}.`;
}

/** The text of the field, and the answer to it once the data is loaded. */
export function useSearch(address: string) {
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [search, setSearch] = useState<{ readonly run: Search }>();
  const [isBroken, setBroken] = useState(false);
  const [announcement, setAnnouncement] = useState('');
  const [alarm, setAlarm] = useState<FoundDanger>();

  useEffect(() => {
    // What was typed before the script arrived.
    setTyped(field.current?.value ?? '');
    fetchSearch(address)
      .then((run) => setSearch({ run }))
      .catch(() => setBroken(true));
  }, [address]);

  const answer = typed.trim() && search ? search.run(typed) : undefined;
  const words = isBroken ? 'The search did not load.' : announce(answer);
  const danger = answer?.danger;
  useEffect(() => {
    const timer = setTimeout(() => {
      setAnnouncement(words);
      setAlarm(danger);
    }, ANNOUNCEMENT_DELAY);
    return () => clearTimeout(timer);
  }, [words, danger]);

  return { field, typed, setTyped, answer, isBroken, announcement, alarm };
}
