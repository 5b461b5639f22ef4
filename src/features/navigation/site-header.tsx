import { phoneLink, phoneText } from '../../site/contact-details.ts';
import type { Frame } from '../../site/frame.ts';
import type { NavigationKey } from '../../site/navigation.ts';
import { MenuIcon, PhoneIcon } from '../../ui/icon/icon.tsx';
import { OpenNow } from '../../ui/open-now/open-now.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx';
import { BookLink } from '../shared/book-link.tsx';
import { AreasMenu } from './areas-menu.tsx';
import { PageLink } from './menu-link.tsx';
import { ServicesMenu } from './services-menu.tsx';
import styles from './site-header.module.css';
import { Wordmark } from './wordmark.tsx';

interface SiteHeaderProps {
  readonly frame: Frame;
  /** Entry of the header that the page belongs to. */
  readonly section: NavigationKey | null;
  /** Address of the page, to mark the link that leads to it. */
  readonly path: string | null;
}

/**
 * The bar at the top: transparent until the page has scrolled 20 px (specification 2 and 9), black beyond that and
 * while a menu is open. Menus are native popovers, so they open and close without JavaScript.
 */
export function SiteHeader({ frame, section, path }: SiteHeaderProps) {
  const { words, isEnglish, linkLanguage } = frame;
  return (
    <header className={styles.header} data-site-header data-ground="night" data-print="hide">
      <div className={styles.bar}>
        <Wordmark hrefLang={linkLanguage} />
        <nav className={styles.main} aria-label={words.main}>
          <ul className={styles.list}>
            <li>
              <PageLink frame={frame} page="home" path={path} className={styles.link} />
            </li>
            <li>
              <PageLink frame={frame} page="about" path={path} className={styles.link} />
            </li>
            <li>
              <ServicesMenu frame={frame} current={section === 'services'} path={path} />
            </li>
            <li>
              <AreasMenu frame={frame} current={section === 'areas'} path={path} />
            </li>
            <li>
              <PageLink frame={frame} page="portfolio" path={path} className={styles.link} />
            </li>
            <li>
              <PageLink frame={frame} page="contact" path={path} className={styles.link} />
            </li>
          </ul>
        </nav>
        <a className={styles.phone} href={phoneLink}>
          <span className={styles.dial}>
            <PhoneIcon />
            <VisuallyHidden>{`${words.call} `}</VisuallyHidden>
            <span className={styles.number}>{phoneText}</span>
          </span>
          {isEnglish && <OpenNow brief className={styles.state} />}
        </a>
        <BookLink className={styles.book} call={words.callUs} note={words.newTab}>
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
