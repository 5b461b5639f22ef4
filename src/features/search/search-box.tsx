import type { EarlyCopy, FieldCopy } from '../../content/search-copy.ts';
import { ArrowIcon } from '../../ui/icon/icon.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx';
import styles from './search-box.module.css';
import type { WaysOut } from './search-panel.tsx';

export interface SearchBoxProps extends WaysOut {
  /** URL of the search's data. */
  readonly index: string;
  /** Language of the page, if not English, and texts in that language. */
  readonly language?: string;
  readonly words?: EarlyCopy;
}

/**
 * A field with a list of answers below it (ARIA Authoring Practices, editable combobox with list autocomplete).
 *
 * The field stays the HTML of the page, which translators and extensions may change; when it is first used,
 * `SearchAnswers` adds the list. Submitting before that does nothing, because `method="dialog"` has no effect outside a
 * dialog.
 */
export function SearchBox({ words }: { readonly words: FieldCopy }) {
  return (
    <search>
      <form method="dialog">
        <label className={styles.label} htmlFor="say">
          {words.label}
        </label>
        <div className={styles.line}>
          <input
            className={styles.field}
            id="say"
            type="text"
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={false}
            aria-describedby="say-hint"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="search"
            placeholder={words.placeholder}
          />
          <button className={styles.go} type="submit" tabIndex={-1}>
            <VisuallyHidden>{words.go}</VisuallyHidden>
            <ArrowIcon />
          </button>
        </div>
        <p className={styles.hint} id="say-hint">
          {words.hint}
        </p>
      </form>
    </search>
  );
}
