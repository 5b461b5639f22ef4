import { classNames } from '../../lib/styling/class-names.ts';
import { business } from '../../site/business.ts';
import { phoneLink, phoneText } from '../../site/contact-details.ts';
import { PhoneIcon } from '../../ui/icon/icon.tsx';
import { OpenNow } from '../../ui/open-now/open-now.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx';
import { BookLink } from '../shared/book-link.tsx';
import styles from './thumb-bar.module.css';

interface ThumbBarProps {
  readonly inMenu?: boolean;
  /** Words in a language other than English, which has no text for whether the office is open. */
  readonly words?: ThumbBarWords | undefined;
}

interface ThumbBarWords {
  readonly call: string;
  readonly book: string;
  readonly newTab: string;
  readonly callOrBook: string;
}

const ENGLISH = { call: 'Call', callOrBook: 'Call or book' };

function nameBar({ call, callOrBook }: Pick<ThumbBarWords, 'call' | 'callOrBook'> = ENGLISH): string {
  return business.bookingUrl ? callOrBook : call;
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
      aria-label={inMenu ? undefined : nameBar(words)}
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
      {business.bookingUrl && (
        <BookLink plain className={styles.book} note={words?.newTab}>
          {words?.book}
        </BookLink>
      )}
    </Box>
  );
}
