import { nameProfile } from '../../lib/identity/profile-names.ts';
import { business } from '../../site/business.ts';
import { addressLines, emailLink, phoneLink, phoneText } from '../../site/contact-details.ts';
import type { Frame } from '../../site/frame.ts';
import { footerPages } from '../../site/navigation.ts';
import { routes } from '../../site/routes.ts';
import { HoursTable } from '../../ui/hours-table/hours-table.tsx';
import { OpenNow } from '../../ui/open-now/open-now.tsx';
import { LanguageLinks } from '../navigation/language-links.tsx';
import { Wordmark } from '../navigation/wordmark.tsx';
import { CredentialList } from '../shared/credential-list.tsx';
import './site-footer.css';

interface SiteFooterProps {
  readonly frame: Frame;
  /** Year of the build; `copyright-year.client.ts` replaces it with the current one. */
  readonly year: number;
  /** Path of the page; the language links leave out the page's own language. */
  readonly path: string | null;
}

/** Address, phone and e-mail, systems, areas, hours, credentials and more links. */
export function SiteFooter({ frame, year, path }: SiteFooterProps) {
  const { words, families, areas, hours, isEnglish, hasOpenState, openState, linkLanguage } = frame;
  return (
    <footer data-footer="frame" data-ground="night">
      <div data-footer="grid" data-row="heads" data-wrap>
        <div>
          <Wordmark hrefLang={linkLanguage} />
          <address data-footer="address">
            {addressLines[0]}
            <br />
            {addressLines[1]}
          </address>
          <p data-footer="reach">
            <a href={phoneLink}>{phoneText}</a>
            <a href={emailLink}>{business.email}</a>
          </p>
        </div>
        <nav aria-label={words.services} data-print="hide">
          <p data-footer="heading">{words.services}</p>
          <ul data-footer={isEnglish ? 'systems' : 'systems long-names'} data-row="baseline">
            {families
              .filter(({ key }) => key !== 'general')
              .map(({ fullName, href }) => (
                <li key={href}>
                  <a href={href}>{fullName}</a>
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
          <p data-footer="heading">{words.areas}</p>
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
          <p data-footer="heading" id="office-hours">
            {words.hours}
          </p>
          <HoursTable labelledBy="office-hours" rows={hours.table} />
          {hasOpenState && <OpenNow brief={!isEnglish} words={openState} />}
        </div>
        <CredentialList lang={isEnglish ? undefined : 'en-US'} />
        <p data-footer="end" data-row="baseline">
          <span>
            © <time data-current-year>{year}</time> <span translate="no">{business.name}</span>
          </span>
          <span>{words.purpose}</span>
          <span data-footer="links">
            <MoreLinks frame={frame} />
            <LanguageLinks path={path} />
          </span>
        </p>
        {words.saved && (
          <p data-saved data-print="hide" hidden>
            {words.saved}
          </p>
        )}
      </div>
    </footer>
  );
}

/** Links that do not appear in any menu: footer pages, profiles on other sites, privacy and accessibility. */
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
      {business.profiles.map(nameProfile).map(({ href, name, hasReviews }) => (
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
