import { ArrowIcon } from '../../ui/icon/icon.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx';
import styles from './search-box.module.css';
import { SearchPanel, type WaysOut } from './search-panel.tsx';
import { LIST_ID, optionId, useCombobox } from './use-combobox.ts';
import { useSearch } from './use-search.ts';

export interface SearchBoxProps extends WaysOut {
  /** Address of the search's data. */
  readonly index: string;
}

/**
 * A field with a list of answers below it (ARIA Authoring Practices, editable combobox with list autocomplete).
 *
 * The page carries it as HTML; React takes it over at the first focus. The field is not controlled, so focus
 * and text stay. Answers are links, so that the browser follows them as it follows any other. A submit before
 * the script arrived does nothing: `method="dialog"` outside of a dialog.
 */
export function SearchBox({ index, ...ways }: SearchBoxProps) {
  const { field, typed, setTyped, answer, isBroken, announcement, alarm } = useSearch(index);
  const hits = answer?.hits ?? [];
  const box = useCombobox({ field, count: hits.length, setTyped, mayFollowFirst: !answer?.danger });
  const isOpen = box.isOpen && (isBroken || answer !== undefined);
  const { active } = box;
  return (
    <search>
      <form method="dialog" onBlur={box.leave} onSubmit={box.submit}>
        <label className={styles.label} htmlFor="say">
          Say what you see
        </label>
        <div className={styles.line}>
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
            placeholder="“radiator bangs”"
            onChange={box.change}
            onFocus={box.open}
            onClick={box.open}
            onKeyDown={box.press}
          />
          <button
            className={styles.go}
            type="submit"
            tabIndex={-1}
            onMouseDown={(event) => event.preventDefault()}
          >
            <VisuallyHidden>Open the first answer</VisuallyHidden>
            <ArrowIcon />
          </button>
          {isOpen && <SearchPanel {...ways} answer={answer} typed={typed} active={active} />}
        </div>
        <p className={styles.hint} id="say-hint">
          What it does, where it is, or what you call it. Any spelling works.
        </p>
        <VisuallyHidden>
          <span role="alert" lang={alarm?.language}>
            {alarm && `${alarm.name}. ${alarm.advice}`}
          </span>
          <span role="status">{announcement}</span>
        </VisuallyHidden>
      </form>
    </search>
  );
}
