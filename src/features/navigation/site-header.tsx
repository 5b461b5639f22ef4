import { classNames } from '../../lib/styling/class-names.ts';
import { logo } from '../../site/brand.ts';
import { phoneLink, phoneText } from '../../site/contact-details.ts';
import { listOtherLanguages } from '../../site/languages.ts';
import { MenuIcon, PhoneIcon } from '../../ui/icon/icon.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx';
import { BookLink } from '../shared/book-link.tsx';
import { BarState } from './bar-state.tsx';
import bookStyles from './header-book.module.css';
import { LanguageLinks } from './language-links.tsx';
import styles from './site-header.module.css';
import { SiteMenu, type SiteMenuProps } from './site-menu.tsx';
import { leavesRoomBelow, Wordmark } from './wordmark.tsx';

/**
 * The bar at the top: transparent until the page has scrolled 20 px (specification, sections 2 and 9), black beyond
 * that and while a menu is open. Over a light page head its text is dark, but a bar with a logo is black. Menus are
 * native popovers, so they open and close without JavaScript.
 */
export function SiteHeader({ frame, section, path }: SiteMenuProps) {
  const { words, hours, hasOpenState, openState, linkLanguage, bookingUrl } = frame;
  const isTwoLined = leavesRoomBelow && listOtherLanguages(path).length > 0;
  return (
    <header
      className={classNames(styles.header, logo ? styles.withLogo : styles.onSky)}
      data-site-header
      data-ground="night"
      data-print="hide"
    >
      <div className={classNames(styles.bar, isTwoLined && styles.twoLines)} data-row="center" data-wrap>
        <Wordmark hrefLang={linkLanguage} />
        <SiteMenu frame={frame} section={section} path={path} />
        <LanguageLinks
          className={classNames(styles.language, !leavesRoomBelow && styles.withoutRoom)}
          path={path}
          onlyFirst
        />
        <a className={styles.phone} href={phoneLink}>
          <span className={styles.dial}>
            <PhoneIcon />
            <VisuallyHidden>{`${words.call} `}</VisuallyHidden>
            <span className={styles.number}>{phoneText}</span>
          </span>
          {hasOpenState && <BarState words={openState} hours={hours.line} />}
        </a>
        <BookLink href={bookingUrl} className={bookStyles.book} call={words.callUs} note={words.newTab}>
          {words.book}
        </BookLink>
        <button className={styles.burger} type="button" popoverTarget="site-menu" aria-controls="site-menu">
          <VisuallyHidden>{words.menu}</VisuallyHidden>
          <MenuIcon />
        </button>
      </div>
    </header>
  );
}
