import { services } from '../../site/catalog.ts';
import { hoursLine } from '../../site/contact-details.ts';
import { areaMenu, serviceMenu } from '../../site/navigation.ts';
import { routes } from '../../site/routes.ts';
import { ArrowIcon, ChevronIcon } from '../../ui/icon/icon.tsx';
import { ArtImage } from '../art/art-image.tsx';
import { JobList } from './job-list.tsx';
import { MenuLink, PageLink } from './menu-link.tsx';
import styles from './mobile-menu.module.css';
import { ThumbBar } from './thumb-bar.tsx';

interface MobileMenuProps {
  /** Address of the page, to mark the link that leads to it. */
  readonly path: string | null;
  /** Language of the menu, where the page is in another one. */
  readonly lang?: string | undefined;
}

/**
 * The same links as the bar, as a sheet with two further levels. It comes at the end of the document, behind what the
 * first paint needs: open, it leaves nothing but itself and its button to reach, and the browser moves the focus from
 * one to the other (HTML standard, popover focus navigation).
 */
export function MobileMenu({ path, lang }: MobileMenuProps) {
  return (
    <nav
      className={styles.sheet}
      id="site-menu"
      popover="auto"
      aria-label="Menu"
      lang={lang}
      data-menu
      data-ground="night"
      data-print="hide"
    >
      <div className={styles.links}>
        <PageLink page="home" path={path} className={styles.top} />
        <PageLink page="about" path={path} className={styles.top} />
        <details className={styles.level} name="menu">
          <summary className={styles.top}>
            Services <ChevronIcon />
          </summary>
          <FamilyList path={path} />
        </details>
        <details className={styles.level} name="menu">
          <summary className={styles.top}>
            Service Areas <ChevronIcon />
          </summary>
          {areaMenu.map(({ name, href, note }) => (
            <MenuLink key={href} className={styles.area} href={href} path={path}>
              {name}
              <span className={styles.note}>{note}</span>
            </MenuLink>
          ))}
        </details>
        <PageLink page="portfolio" path={path} className={styles.top} />
        <PageLink page="contact" path={path} className={styles.top} />
        <p className={styles.hours}>{hoursLine}</p>
      </div>
      <ThumbBar inMenu />
    </nav>
  );
}

function FamilyList({ path }: { readonly path: string | null }) {
  return (
    <>
      {serviceMenu.map(({ system, jobs }) => (
        <details className={styles.family} name="family" key={system.key}>
          <summary className={styles.familyName}>
            <ArtImage name={`thumb-${system.key}-night`} alt="" className={styles.thumb} />
            <span>
              {system.name}
              {system.acronym && (
                <>
                  {' '}
                  <small className={styles.trade}>{system.tradeName}</small>
                </>
              )}
            </span>
            <ChevronIcon />
          </summary>
          <JobList className={styles.jobs} linkClassName={styles.job} jobs={jobs} path={path} />
        </details>
      ))}
      <a className={styles.all} href={routes.services}>
        {`All ${services.length} services `}
        <ArrowIcon />
      </a>
    </>
  );
}
