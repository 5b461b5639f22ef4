import { business } from '../../site/business.ts';
import { formatSystemName, pages, services } from '../../site/catalog.ts';
import { addressLines, emailLink, hoursTable, phoneLink, phoneText } from '../../site/contact-details.ts';
import { languageLinks } from '../../site/languages.ts';
import { areaMenu, serviceMenu } from '../../site/navigation.ts';
import { routes } from '../../site/routes.ts';
import { HoursTable } from '../../ui/hours-table/hours-table.tsx';
import { OpenNow } from '../../ui/open-now/open-now.tsx';
import { Wordmark } from '../navigation/wordmark.tsx';
import { CredentialList } from '../shared/credential-list.tsx';
import styles from './site-footer.module.css';

interface SiteFooterProps {
  /** Year of the build; `copyright-year.client.ts` replaces it with the current one. */
  readonly year: number;
  /** Address of the page, to leave out the language it is in. */
  readonly path: string | null;
  /** Language of the footer, where the page is in another one. */
  readonly lang?: string | undefined;
}

/** Address, systems, boroughs and hours. */
export function SiteFooter({ year, path, lang }: SiteFooterProps) {
  return (
    <footer className={styles.footer} lang={lang} data-ground="night">
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
              <a href={routes.services}>{`All ${services.length} services`}</a>
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
          <p className={styles.heading} id="office-hours">
            Hours
          </p>
          <HoursTable labelledBy="office-hours" rows={hoursTable} />
          <OpenNow className={styles.state} />
        </div>
        <CredentialList className={styles.credentials} />
        <p className={styles.end}>
          <span>
            © <time data-current-year>{year}</time> {business.name}
          </span>
          <span>{pages['every-page'].footer}</span>
          <Languages path={path} />
        </p>
      </div>
    </footer>
  );
}

/** Links to the page in other languages; on one of them, the link back to English. */
function Languages({ path }: { readonly path: string | null }) {
  const isForeign = languageLinks.slice(1).some(({ href }) => href === path);
  const links = languageLinks.filter(({ href }, index) => href !== path && (isForeign || index > 0));
  return links.map(({ code, name, href }) => (
    <a key={code} className={styles.language} href={href} hrefLang={code} lang={code}>
      {name}
    </a>
  ));
}
