import { business } from '../../site/business.ts';
import { addressLines, emailLink, phoneLink, phoneText } from '../../site/contact-details.ts';
import type { Frame } from '../../site/frame.ts';
import { languageLinks } from '../../site/languages.ts';
import { routes } from '../../site/routes.ts';
import { HoursTable } from '../../ui/hours-table/hours-table.tsx';
import { OpenNow } from '../../ui/open-now/open-now.tsx';
import { Wordmark } from '../navigation/wordmark.tsx';
import { CredentialList } from '../shared/credential-list.tsx';
import styles from './site-footer.module.css';

interface SiteFooterProps {
  readonly frame: Frame;
  /** Year of the build; `copyright-year.client.ts` replaces it with the current one. */
  readonly year: number;
  /** Address of the page, to leave out the language it is in. */
  readonly path: string | null;
}

/** Address, systems, boroughs and hours. */
export function SiteFooter({ frame, year, path }: SiteFooterProps) {
  const { words, families, areas, hours, isEnglish, linkLanguage } = frame;
  return (
    <footer className={styles.footer} data-ground="night">
      <div className={styles.grid}>
        <div>
          <Wordmark hrefLang={linkLanguage} />
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
        <nav aria-label={words.services} data-print="hide">
          <p className={styles.heading}>{words.services}</p>
          <ul className={styles.systems}>
            {families
              .filter(({ key }) => key !== 'general')
              .map(({ fullName, href }) => (
                <li key={href}>
                  <a href={href} hrefLang={linkLanguage}>
                    {fullName}
                  </a>
                </li>
              ))}
            <li>
              <a href={routes.services} hrefLang={linkLanguage}>
                {words.allServices}
              </a>
            </li>
          </ul>
        </nav>
        <nav aria-label={words.areas} data-print="hide">
          <p className={styles.heading}>{words.areas}</p>
          <ul>
            {areas.map(({ name, href }) => (
              <li key={href}>
                <a href={href} hrefLang={linkLanguage}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div>
          <p className={styles.heading} id="office-hours">
            {words.hours}
          </p>
          <HoursTable labelledBy="office-hours" rows={hours.table} />
          {isEnglish && <OpenNow className={styles.state} />}
        </div>
        <CredentialList className={styles.credentials} lang={isEnglish ? undefined : 'en-US'} />
        <p className={styles.end}>
          <span>
            © <time data-current-year>{year}</time> {business.name}
          </span>
          <span>{words.purpose}</span>
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
