import { services } from '../../site/catalog.ts';
import { serviceMenu } from '../../site/navigation.ts';
import { routes } from '../../site/routes.ts';
import { TextLink } from '../../ui/text-link/text-link.tsx';
import { JobList } from './job-list.tsx';
import { MenuPanel } from './menu-panel.tsx';
import styles from './services-menu.module.css';

interface ServicesMenuProps {
  readonly current: boolean;
  readonly path: string | null;
}

/** All services, grouped by system in the building's order. */
export function ServicesMenu({ current, path }: ServicesMenuProps) {
  return (
    <MenuPanel id="services-menu" label="Services" current={current}>
      <ul className={styles.families}>
        {serviceMenu.map(({ system, href, jobs }) => (
          <li className={styles.family} key={system.key}>
            <a className={styles.name} href={href}>
              {system.name}
              {system.acronym && (
                <>
                  {' '}
                  <span className={styles.trade}>{system.tradeName}</span>
                </>
              )}
            </a>
            <JobList className={styles.jobs} linkClassName={styles.job} jobs={jobs} path={path} />
          </li>
        ))}
      </ul>
      <p className={styles.all}>
        <TextLink href={routes.services}>{`All ${services.length} services`}</TextLink>
      </p>
    </MenuPanel>
  );
}
