import { ENGLISH_SEARCH, type SearchCopy } from '../../content/search-copy.ts';
import type { SearchHit } from '../../lib/search/search-model.ts';
import { ArrowIcon } from '../../ui/icon/icon.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx';
import styles from './search-box.module.css';
import { SearchPanel, type WaysOut } from './search-panel.tsx';
import { LIST_ID, optionId, useCombobox } from './use-combobox.ts';
import { useLitFloors } from './use-lit-floors.ts';
import { useSearch } from './use-search.ts';

const NONE: readonly SearchHit[] = [];

export interface SearchBoxProps extends WaysOut {
  /** URL of the search's data. */
  readonly index: string;
  /** Language of the page, if not English, and the field’s texts in that language. */
  readonly language?: string;
  readonly words?: SearchCopy;
}

/**
 * A field with a list of answers below it (ARIA Authoring Practices, editable combobox with list autocomplete).
 *
 * The page contains the field as HTML; React hydrates it when it is first used. The field is uncontrolled, so it
 * keeps focus and text. Answers are links, so that the browser follows them like any other. Submitting before the
 * script has loaded does nothing, because `method="dialog"` has no effect outside a dialog.
 */
export function SearchBox({ index, language = 'en', words = ENGLISH_SEARCH, ...ways }: SearchBoxProps) {
  const { field, typed, setTyped, answer, isLoading, isBroken, retry, announcement, alarm } = useSearch(
    index,
    {
      language,
      words,
      noConnection: ways.noConnection,
    },
  );
  const answerLanguage = answer && answer.language !== language ? answer.language : undefined;
  const hits = answer?.hits ?? NONE;
  const box = useCombobox({ field, count: hits.length, setTyped, mayFollowFirst: !answer?.danger });
  useLitFloors(answer?.danger ? NONE : hits);
  const isOpen = box.isOpen && (isBroken || answer !== undefined);
  const { active } = box;
  const use = () => {
    box.open();
    retry();
  };
  return (
    <search>
      <form method="dialog" onBlur={box.leave} onSubmit={box.submit}>
        <label className={styles.label} htmlFor="say">
          {words.label}
        </label>
        <div className={styles.line} data-waiting={isLoading || undefined}>
          <input
            className={styles.field}
            id="say"
            ref={field}
            type="text"
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={isOpen && hits.length > 0}
            aria-controls={isOpen && hits.length > 0 ? LIST_ID : undefined}
            aria-activedescendant={isOpen && active !== undefined ? optionId(active) : undefined}
            aria-describedby="say-hint"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="search"
            placeholder={words.placeholder}
            onChange={box.change}
            onFocus={use}
            onClick={use}
            onKeyDown={box.press}
          />
          <button
            className={styles.go}
            type="submit"
            tabIndex={-1}
            onMouseDown={(event) => event.preventDefault()}
          >
            <VisuallyHidden>{words.go}</VisuallyHidden>
            <ArrowIcon />
          </button>
          {isOpen && (
            <SearchPanel
              {...ways}
              answer={answer}
              typed={typed}
              active={active}
              pageWords={words}
              lang={answerLanguage}
              onFollow={box.close}
            />
          )}
        </div>
        <p className={styles.hint} id="say-hint">
          {words.hint}
        </p>
        <VisuallyHidden>
          <span role="alert" lang={alarm?.language}>
            {box.isOpen && alarm && `${alarm.name}. ${alarm.advice}`}
          </span>
          <span role="status" lang={answerLanguage}>
            {announcement}
          </span>
        </VisuallyHidden>
      </form>
    </search>
  );
}
