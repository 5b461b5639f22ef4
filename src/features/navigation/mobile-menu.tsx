import { services } from '../../site/catalog.ts';
import { hoursLine } from '../../site/contact-details.ts';
import { areaMenu, type NavigationKey, pageLinks, serviceMenu } from '../../site/navigation.ts';
import { routes } from '../../site/routes.ts';
import { ArrowIcon, ChevronIcon } from '../../ui/icon/icon.tsx';
import { ArtImage } from '../art/art-image.tsx';
import { JobLink } from './job-link.tsx';
import styles from './mobile-menu.module.css';
import { ThumbBar } from './thumb-bar.tsx';

interface MobileMenuProps {
  readonly section: NavigationKey | null;
  readonly path: string | null;
}

/** The same links as the bar, as a sheet with two further levels. */
export function MobileMenu({ section, path }: MobileMenuProps) {
  return (
    <div className={styles.sheet} id="site-menu" popover="auto" data-menu>
      <nav className={styles.links} aria-label="Menu">
        <PageLink page="home" section={section} />
        <PageLink page="about" section={section} />
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
            <a
              className={styles.area}
              key={href}
              href={href}
              aria-current={href === path ? 'page' : undefined}
            >
              {name}
              <span className={styles.note}>{note}</span>
            </a>
          ))}
        </details>
        <PageLink page="portfolio" section={section} />
        <PageLink page="contact" section={section} />
        <p className={styles.hours}>{hoursLine}</p>
      </nav>
      <ThumbBar inMenu />
    </div>
  );
}

interface PageLinkProps {
  readonly page: keyof typeof pageLinks;
  readonly section: NavigationKey | null;
}

function PageLink({ page, section }: PageLinkProps) {
  const { href, label } = pageLinks[page];
  return (
    <a className={styles.top} href={href} aria-current={page === section ? 'page' : undefined}>
      {label}
    </a>
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
              {system.acronym && <small className={styles.trade}> {system.tradeName}</small>}
            </span>
            <ChevronIcon />
          </summary>
          <ul className={styles.jobs}>
            {jobs.map((job) => (
              <li key={job.href}>
                <JobLink className={styles.job} link={job} path={path} />
              </li>
            ))}
          </ul>
        </details>
      ))}
      <a className={styles.all} href={routes.services}>
        All {services.length} services <ArrowIcon />
      </a>
    </>
  );
}
