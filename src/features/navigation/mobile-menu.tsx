import type { Frame } from '../../site/frame.ts';
import { headerEntries } from '../../site/navigation.ts';
import { routes } from '../../site/routes.ts';
import { ArrowIcon, ChevronIcon } from '../../ui/icon/icon.tsx';
import { ArtImage } from '../art/art-image.tsx';
import { TextPhotoLink } from '../shared/text-photo-link.tsx';
import { FamilyName } from './family-name.tsx';
import { JobList } from './job-list.tsx';
import { LanguageLinks } from './language-links.tsx';
import { MenuLink, PageLink } from './menu-link.tsx';
import styles from './mobile-menu.module.css';
import { ThumbBar } from './thumb-bar.tsx';

interface MobileMenuProps {
  readonly frame: Frame;
  /** Path of the page, to mark the link to it. */
  readonly path: string | null;
}

/**
 * The same links as the bar, in a sheet with two more levels. It is at the end of the document, after
 * everything the first paint needs: while it is open, only the sheet and its button are reachable, and the
 * browser moves focus from one to the other (HTML standard, popover focus navigation).
 */
export function MobileMenu({ frame, path }: MobileMenuProps) {
  const { words, hours } = frame;
  return (
    <nav
      className={styles.sheet}
      id="site-menu"
      popover="auto"
      aria-label={words.menu}
      data-menu
      data-ground="night"
      data-print="hide"
    >
      <div className={styles.links}>
        {headerEntries.map((entry) =>
          entry === 'services' || entry === 'areas' ? (
            <details className={styles.level} name="menu" key={entry}>
              <summary className={styles.top}>
                {words[entry]} <ChevronIcon />
              </summary>
              {entry === 'services' ? (
                <FamilyList frame={frame} path={path} />
              ) : (
                <AreaList frame={frame} path={path} />
              )}
            </details>
          ) : (
            <PageLink frame={frame} page={entry} path={path} className={styles.top} key={entry} />
          ),
        )}
        {frame.ownPages.menu.map(({ label, href }) => (
          <MenuLink key={href} className={styles.top} href={href} path={path} hrefLang={frame.linkLanguage}>
            {label}
          </MenuLink>
        ))}
        <LanguageLinks className={styles.top} path={path} />
        <p className={styles.hours}>{hours.line}</p>
        {words.textPhoto && <TextPhotoLink words={words.textPhoto} className={styles.text} />}
      </div>
      <ThumbBar frame={frame} inMenu />
    </nav>
  );
}

function AreaList({ frame, path }: MobileMenuProps) {
  return frame.areas.map(({ name, href, note }) => (
    <MenuLink key={href} className={styles.area} href={href} path={path} hrefLang={frame.linkLanguage}>
      {name}
      {note && <span className={styles.note}>{note}</span>}
    </MenuLink>
  ));
}

function FamilyList({ frame, path }: MobileMenuProps) {
  const { families, words, linkLanguage } = frame;
  return (
    <>
      {families.map((family) => (
        <details className={styles.family} name="family" key={family.key}>
          <summary className={styles.familyName}>
            <ArtImage name={`thumb-${family.key}-night`} alt="" className={styles.thumb} />
            <span>
              <FamilyName family={family} tradeClassName={styles.trade} />
            </span>
            <ChevronIcon />
          </summary>
          <JobList
            className={styles.jobs}
            linkClassName={styles.job}
            jobs={family.jobs}
            path={path}
            hrefLang={linkLanguage}
          />
        </details>
      ))}
      <a className={styles.all} href={routes.services} hrefLang={linkLanguage}>
        {words.allServices} <ArrowIcon />
      </a>
    </>
  );
}
