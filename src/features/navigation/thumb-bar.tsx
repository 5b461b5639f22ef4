import { classNames } from '../../lib/class-names.ts';
import { business } from '../../site/business.ts';
import { phoneLink, phoneText } from '../../site/contact-details.ts';
import { NewTabIcon, PhoneIcon } from '../../ui/icon/icon.tsx';
import { OpenNow } from '../../ui/open-now/open-now.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx';
import styles from './thumb-bar.module.css';

/**
 * Call and book within a thumb's reach, on phones only. The menu has its own copy, because it covers the page.
 * The fixed one stands outside of every other landmark, so it is one itself (axe: region).
 */
export function ThumbBar({ inMenu = false }: { readonly inMenu?: boolean }) {
  const Box = inMenu ? 'div' : 'section';
  return (
    <Box
      className={classNames(styles.bar, !inMenu && styles.fixed)}
      aria-label={inMenu ? undefined : 'Call or book'}
      data-thumb-bar={inMenu ? undefined : true}
      data-print="hide"
    >
      <a className={styles.call} href={phoneLink}>
        <span className={styles.words}>
          <PhoneIcon />
          Call<VisuallyHidden> {phoneText}</VisuallyHidden>
        </span>
        <OpenNow brief />
      </a>
      <a className={styles.book} href={business.bookingUrl} target="_blank" rel="noopener noreferrer">
        Book Online
        <NewTabIcon />
        <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
      </a>
    </Box>
  );
}
