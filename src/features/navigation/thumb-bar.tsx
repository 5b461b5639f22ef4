import { classNames } from '../../lib/styling/class-names.ts';
import { phoneLink, phoneText } from '../../site/contact-details.ts';
import type { Frame } from '../../site/frame.ts';
import { PhoneIcon } from '../../ui/icon/icon.tsx';
import { OpenNow } from '../../ui/open-now/open-now.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx';
import { BookLink } from '../shared/book-link.tsx';
import styles from './thumb-bar.module.css';

interface ThumbBarProps {
  readonly frame: Frame;
  readonly inMenu?: boolean;
}

/**
 * Call and book buttons within a thumb's reach, on phones only. The menu has its own copy, because the menu
 * covers the page. The fixed bar is outside all landmarks, so it is a landmark itself (axe: region).
 */
export function ThumbBar({ frame, inMenu = false }: ThumbBarProps) {
  const { words, hours, hasOpenState, openState, bookingUrl, isUrgent } = frame;
  const name = bookingUrl ? words.callOrBook : words.call;
  const Box = inMenu ? 'div' : 'section';
  return (
    <Box
      className={classNames(styles.bar, !inMenu && styles.fixed)}
      aria-label={inMenu ? undefined : name}
      data-thumb-bar={inMenu ? undefined : true}
      data-urgent={(isUrgent && bookingUrl !== undefined) || undefined}
      data-row="center"
      data-print="hide"
    >
      <a className={styles.call} href={phoneLink}>
        <span className={styles.words}>
          <PhoneIcon />
          {words.call}
          <VisuallyHidden>{` ${phoneText}`}</VisuallyHidden>
        </span>
        {hasOpenState && <OpenNow brief words={openState} />}
        <small className={styles.hours}>{hours.line}</small>
      </a>
      {bookingUrl && (
        <BookLink plain href={bookingUrl} className={styles.book} note={words.newTab}>
          {words.book}
        </BookLink>
      )}
    </Box>
  );
}
