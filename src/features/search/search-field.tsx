import { phoneLink, phoneText } from '../../site/contact-details.ts';
import { routes } from '../../site/routes.ts';
import { TouchLink } from '../../ui/text-link/text-link.tsx';
import { SearchBox } from './search-box.tsx';
import styles from './search-field.module.css';
import { searchFile } from './search-source.ts';

/** Id of the section of the home page that lists the same answers. */
export const SYMPTOMS = 'symptoms';

interface SearchFieldProps {
  /** On a dark ground instead of paper. */
  readonly night?: boolean;
  readonly className?: string | undefined;
}

/** A field that becomes a search when it is focused, and a link to the same answers as a list. */
export function SearchField({ night = false, className }: SearchFieldProps) {
  const props = {
    index: `/search/${searchFile}`,
    phone: { text: phoneText, href: phoneLink },
    allServices: routes.services,
  };
  return (
    <div className={className} data-print="hide">
      <div className={night ? styles.night : styles.paper} data-search={JSON.stringify(props)}>
        <SearchBox {...props} />
      </div>
      <p>
        <TouchLink href={`${routes.home}#${SYMPTOMS}`}>Or read down the list, basement to roof</TouchLink>
      </p>
    </div>
  );
}
