import type { Frame } from '../../site/frame.ts';
import { headerEntries, type NavigationKey } from '../../site/navigation.ts';
import { OpenHours } from '../../ui/open-now/open-hours.tsx';
import { TextPhotoLink } from '../shared/text-photo-link.tsx';
import { AreasMenu } from './areas-menu.tsx';
import { LanguageLinks } from './language-links.tsx';
import { MenuLink, PageLink } from './menu-link.tsx';
import { ServicesMenu } from './services-menu.tsx';
import styles from './site-menu.module.css';
import { ThumbBar } from './thumb-bar.tsx';

export interface SiteMenuProps {
  readonly frame: Frame;
  /** The header entry that the page belongs to. */
  readonly section: NavigationKey | null;
  /** Path of the page, to mark the link to it. */
  readonly path: string | null;
}

/**
 * The main links, in the markup once for all window widths. Wide windows show them in the bar, with menus for services
 * and areas; narrow windows show them in a sheet, where services and areas expand in place. While the sheet is open,
 * everything outside the header is hidden, and `sheet-focus.client.ts` keeps Tab within the sheet and its button.
 */
export function SiteMenu({ frame, section, path }: SiteMenuProps) {
  const { words, hours, hasOpenState, openState, ownPages, linkLanguage } = frame;
  return (
    <nav className={styles.sheet} id="site-menu" popover="auto" aria-label={words.main} data-menu>
      <div className={styles.links}>
        <ul className={styles.list} data-row="baseline">
          {headerEntries.map((entry) => (
            <li key={entry}>
              {entry === 'services' ? (
                <ServicesMenu frame={frame} current={section === entry} path={path} />
              ) : entry === 'areas' ? (
                <AreasMenu frame={frame} current={section === entry} path={path} />
              ) : (
                <PageLink frame={frame} page={entry} path={path} className={styles.link} />
              )}
            </li>
          ))}
          {ownPages.menu.map(({ label, href }) => (
            <li key={href}>
              <MenuLink href={href} path={path} hrefLang={linkLanguage} className={styles.link}>
                {label}
              </MenuLink>
            </li>
          ))}
        </ul>
        <div className={styles.more}>
          <LanguageLinks className={styles.link} path={path} />
          <p className={styles.hours}>
            <OpenHours line={hours.line} hasState={hasOpenState} words={openState} />
          </p>
          {words.textPhoto && <TextPhotoLink words={words.textPhoto} />}
        </div>
      </div>
      <ThumbBar frame={frame} inMenu />
    </nav>
  );
}
