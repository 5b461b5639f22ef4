import { ENGLISH_FIELD } from '../../content/search-copy.ts';
import { pages } from '../../site/catalog.ts';
import { phoneLink, phoneText } from '../../site/contact-details.ts';
import { describeHours, type Language } from '../../site/languages.ts';
import { routes } from '../../site/routes.ts';
import { TouchLink } from '../../ui/text-link/text-link.tsx';
import { SearchBox, type SearchBoxProps } from './search-box.tsx';
import styles from './search-field.module.css';
import { SearchMissing } from './search-missing.tsx';
import { searchFile } from './search-source.ts';

/** ID of the home page section that lists machines, jobs and symptoms. */
export const FINDER = 'units';
/** ID of the list of services on a page in another language. */
export const SERVICES = 'list';

interface SearchFieldProps {
  /** Language of the page, if not English. */
  readonly language?: Language;
  /** Whether the background is dark instead of paper. */
  readonly night?: boolean;
  /** Whether the list of machines comes next, so that the field needs no link to it. */
  readonly isAtList?: boolean;
  readonly className?: string | undefined;
}

/**
 * A field that becomes a search when it gets focus, and, on English pages where the list of machines does not come
 * next, a link to that list.
 */
export function SearchField({ language, night = false, isAtList = false, className }: SearchFieldProps) {
  const props: SearchBoxProps = {
    index: `/search/${searchFile}`,
    phone: { text: phoneText, href: phoneLink, hours: describeHours(language) },
    allServices: routes.services,
    ...(language ? inLanguage(language) : { noConnection: pages['every-page'].search.noConnection }),
  };
  return (
    <div className={className} data-print="hide">
      <div className={night ? styles.night : styles.paper} data-search={JSON.stringify(props)}>
        <SearchBox words={language?.search ?? ENGLISH_FIELD} />
      </div>
      <SearchMissing {...props} />
      {!(language || isAtList) && (
        <p>
          <TouchLink href={`${routes.home}#${FINDER}`}>Or go through the building, floor by floor</TouchLink>
        </p>
      )}
    </div>
  );
}

/**
 * Returns the field's texts in another language, and the URL of the list of services on that language's page.
 */
function inLanguage(language: Language) {
  const { code, search } = language;
  const { call, describe, allServices: all, noConnection } = search;
  const words = { call, describe, allServices: all };
  const allServices = `${routes.language(code)}#${SERVICES}`;
  return { language: code, words, noConnection, allServices };
}
