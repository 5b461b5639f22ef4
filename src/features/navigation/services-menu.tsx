import type { Frame } from '../../site/frame.ts';
import { routes } from '../../site/routes.ts';
import { TextLink } from '../../ui/text-link/text-link.tsx';
import { JobList } from './job-list.tsx';
import { MenuPanel } from './menu-panel.tsx';
import styles from './services-menu.module.css';

interface ServicesMenuProps {
  readonly frame: Frame;
  readonly current: boolean;
  readonly path: string | null;
}

/** All services, grouped by system in the building's order. */
export function ServicesMenu({ frame, current, path }: ServicesMenuProps) {
  const { words, families, linkLanguage } = frame;
  return (
    <MenuPanel id="services-menu" label={words.services} current={current}>
      <ul className={styles.families}>
        {families.map(({ key, name, trade, href, jobs }) => (
          <li className={styles.family} key={key}>
            <a className={styles.name} href={href} hrefLang={linkLanguage}>
              {name}
              {trade && (
                <>
                  {' '}
                  <span className={styles.trade}>{trade}</span>
                </>
              )}
            </a>
            <JobList
              className={styles.jobs}
              linkClassName={styles.job}
              jobs={jobs}
              path={path}
              hrefLang={linkLanguage}
            />
          </li>
        ))}
      </ul>
      <p className={styles.all}>
        <TextLink href={routes.services} hrefLang={linkLanguage}>
          {words.allServices}
        </TextLink>
      </p>
    </MenuPanel>
  );
}
