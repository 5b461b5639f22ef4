import { useLayoutEffect } from 'react';
import { createPortal } from 'react-dom';
import { ENGLISH_SEARCH } from '../../content/search-copy.ts';
import type { SearchHit } from '../../lib/search/search-model.ts';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx';
import { setAttributes } from '../shared/set-attributes.ts';
import type { SearchBoxProps } from './search-box.tsx';
import { SearchPanel } from './search-panel.tsx';
import { LIST_ID, optionId, ROOM_ID, useCombobox } from './use-combobox.ts';
import { useLitFloors } from './use-lit-floors.ts';
import { useSearch } from './use-search.ts';

const NONE: readonly SearchHit[] = [];

interface SearchAnswersProps extends SearchBoxProps {
  readonly form: HTMLFormElement;
  readonly field: HTMLInputElement;
  /** An element below the field, for the panel. */
  readonly place: Element;
}

/**
 * What React adds to `SearchBox`: the panel, and the announcements of screen readers. Answers are links, so that the
 * browser follows them like any other.
 */
export function SearchAnswers({
  form,
  field,
  place,
  index,
  language = 'en',
  words: early,
  ...ways
}: SearchAnswersProps) {
  const words = { ...ENGLISH_SEARCH, ...early };
  const { typed, setTyped, answer, isLoading, isMissing, retry, announcement, alarm } = useSearch(
    index,
    field,
    { language, words, noConnection: ways.noConnection },
  );
  const answerLanguage = answer && answer.language !== language ? answer.language : undefined;
  const hits = answer?.hits ?? NONE;
  const box = useCombobox({
    form,
    field,
    count: hits.length,
    setTyped,
    onUse: retry,
    first: answer?.danger ? undefined : answer?.room ? ROOM_ID : optionId(0),
  });
  useLitFloors(answer?.danger ? NONE : hits);
  const isOpen = box.isOpen && (isMissing || answer !== undefined);
  const isListed = isOpen && hits.length > 0;
  const { active } = box;
  useLayoutEffect(() => {
    setAttributes(field, {
      'aria-expanded': String(isListed),
      'aria-controls': isListed ? LIST_ID : '',
      'aria-activedescendant': isOpen && active !== undefined ? optionId(active) : '',
    });
    place.parentElement?.toggleAttribute('data-waiting', isLoading);
  }, [field, place, isListed, isOpen, isLoading, active]);
  return (
    <>
      {isOpen &&
        createPortal(
          <SearchPanel
            {...ways}
            phone={{ ...ways.phone, hours: answer?.hours ?? ways.phone.hours }}
            answer={answer}
            typed={typed}
            active={active}
            pageWords={words}
            lang={answerLanguage}
            onFollow={box.close}
          />,
          place,
        )}
      <VisuallyHidden>
        <span role="alert" lang={alarm?.language}>
          {box.isOpen && alarm && `${alarm.name}${alarm.name.endsWith('?') ? '' : '.'} ${alarm.advice}`}
        </span>
        <span role="status" lang={answerLanguage}>
          {announcement}
        </span>
      </VisuallyHidden>
    </>
  );
}
