import { classNames } from '../../lib/styling/class-names.ts';
import { business } from '../../site/business.ts';
import { addressLines, emailLink, phoneLink, phoneText } from '../../site/contact-details.ts';
import type { Frame } from '../../site/frame.ts';
import { footerPages } from '../../site/navigation.ts';
import { profiles } from '../../site/profiles.ts';
import { routes } from '../../site/routes.ts';
import { HoursTable } from '../../ui/hours-table/hours-table.tsx';
import { OpenNow } from '../../ui/open-now/open-now.tsx';
import { LanguageLinks } from '../navigation/language-links.tsx';
import { Wordmark } from '../navigation/wordmark.tsx';
import { CredentialList } from '../shared/credential-list.tsx';
import styles from './site-footer.module.css';

interface SiteFooterProps {
  readonly frame: Frame;
  /** Year of the build; `copyright-year.client.ts` replaces it with the current one. */
  readonly year: number;
  /** Path of the page, to leave out its own language. */
  readonly path: string | null;
}

/** Address, systems, boroughs and hours. */
export function SiteFooter({ frame, year, path }: SiteFooterProps) {
  const { words, families, areas, hours, isEnglish, linkLanguage } = frame;
  return (
    <footer className={styles.footer} data-ground="night">
      <div className={styles.grid} data-row="heads">
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
          <ul className={classNames(styles.systems, !isEnglish && styles.longNames)} data-row="baseline">
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
        <p className={styles.end} data-row="baseline">
          <span>
            © <time data-current-year>{year}</time> <span translate="no">{business.name}</span>
          </span>
          <span>{words.purpose}</span>
          <span className={styles.links}>
            <MoreLinks frame={frame} />
            <LanguageLinks path={path} />
          </span>
        </p>
      </div>
    </footer>
  );
}

/**
 * Links that are in no menu: footer pages, the company's profiles on other sites, privacy and accessibility.
 */
function MoreLinks({
  frame: { pages, ownPages, words, isEnglish, linkLanguage },
}: Pick<SiteFooterProps, 'frame'>) {
  const own = [
    ...footerPages.map((page) => pages[page]),
    ...ownPages.footer,
    { label: words.privacy, href: routes.privacy },
    { label: words.accessibility, href: routes.accessibility },
  ];
  return (
    <>
      {profiles.map(({ href, name, hasReviews }) => (
        <a key={href} href={href}>
          {hasReviews && isEnglish ? `Reviews on ${name}` : name}
        </a>
      ))}
      {own.map(({ label, href }) => (
        <a key={href} href={href} hrefLang={linkLanguage}>
          {label}
        </a>
      ))}
    </>
  );
}
