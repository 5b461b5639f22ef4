import { business } from '../../site/business.ts';
import { formatSystemName, services } from '../../site/catalog.ts';
import { addressLines, emailLink, phoneLink, phoneText } from '../../site/contact-details.ts';
import { areaMenu, serviceMenu } from '../../site/navigation.ts';
import { routes } from '../../site/routes.ts';
import { HoursTable } from '../../ui/hours-table/hours-table.tsx';
import { OpenNow } from '../../ui/open-now/open-now.tsx';
import { Wordmark } from '../navigation/wordmark.tsx';
import styles from './site-footer.module.css';

interface SiteFooterProps {
  /** Year of the build; a script shows the visitor's current year. */
  readonly year: number;
}

/** Address, systems, boroughs and hours, under the ground. */
export function SiteFooter({ year }: SiteFooterProps) {
  return (
    <footer className={styles.footer} data-ground="night">
      <div className={styles.earth} aria-hidden="true" data-print="hide" />
      <div className={styles.grid}>
        <div>
          <Wordmark />
          <address className={styles.address}>
            {addressLines[0]}
            <br />
            {addressLines[1]}
          </address>
          <p className={styles.reach}>
            <a href={phoneLink}>{phoneText}</a>
            <a href={emailLink}>{business.email}</a>
          </p>
        </div>
        <nav aria-label="Services" data-print="hide">
          <p className={styles.heading}>Services</p>
          <ul className={styles.systems}>
            {serviceMenu
              .filter(({ system }) => system.key !== 'general')
              .map(({ system, href }) => (
                <li key={href}>
                  <a href={href}>{formatSystemName(system)}</a>
                </li>
              ))}
            <li>
              <a href={routes.services}>All {services.length} services</a>
            </li>
          </ul>
        </nav>
        <nav aria-label="Service areas" data-print="hide">
          <p className={styles.heading}>Service areas</p>
          <ul>
            {areaMenu.map(({ name, href }) => (
              <li key={href}>
                <a href={href}>{name}</a>
              </li>
            ))}
          </ul>
        </nav>
        <div>
          <p className={styles.heading}>Hours</p>
          <HoursTable />
          <OpenNow className={styles.state} />
        </div>
        <Licenses />
        <p className={styles.end}>
          <span>
            © <time data-current-year>{year}</time> {business.name}
          </span>
          <span>Heating, ventilation and air conditioning for the five boroughs of New York City</span>
        </p>
      </div>
    </footer>
  );
}

/** License numbers, once the owner has filled them in; city rules ask for them in advertising. */
function Licenses() {
  if (business.licenses.length === 0) return null;
  return (
    <ul className={styles.licenses}>
      {business.licenses.map(({ issuer, number, lookupUrl }) => (
        <li key={number}>
          {lookupUrl ? <a href={lookupUrl}>{`${issuer} ${number}`}</a> : `${issuer} ${number}`}
        </li>
      ))}
    </ul>
  );
}
