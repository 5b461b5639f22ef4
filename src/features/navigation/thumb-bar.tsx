import { classNames } from '../../lib/styling/class-names.ts';
import { phoneLink, phoneText } from '../../site/contact-details.ts';
import { PhoneIcon } from '../../ui/icon/icon.tsx';
import { OpenNow } from '../../ui/open-now/open-now.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx';
import { BookLink } from '../shared/book-link.tsx';
import styles from './thumb-bar.module.css';

interface ThumbBarProps {
  readonly inMenu?: boolean;
  /** Words in a language other than English, which has no text for whether the office is open. */
  readonly words?:
    | { readonly call: string; readonly book: string; readonly newTab: string; readonly callOrBook: string }
    | undefined;
}

/**
 * Call and book within a thumb's reach, on phones only. The menu has a copy of its own, because it covers the page.
 * The fixed one is outside of all landmarks, so it is one itself (axe: region).
 */
export function ThumbBar({ inMenu = false, words }: ThumbBarProps) {
  const Box = inMenu ? 'div' : 'section';
  return (
    <Box
      className={classNames(styles.bar, !inMenu && styles.fixed)}
      aria-label={inMenu ? undefined : (words?.callOrBook ?? 'Call or book')}
      data-thumb-bar={inMenu ? undefined : true}
      data-print="hide"
    >
      <a className={styles.call} href={phoneLink}>
        <span className={styles.words}>
          <PhoneIcon />
          {words?.call ?? 'Call'}
          <VisuallyHidden>{` ${phoneText}`}</VisuallyHidden>
        </span>
        {!words && <OpenNow brief />}
      </a>
      <BookLink plain className={styles.book} note={words?.newTab}>
        {words?.book}
      </BookLink>
    </Box>
  );
}
