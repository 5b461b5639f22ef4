import { listOtherLanguages } from '../../site/languages.ts';

interface LanguageLinksProps {
  /** Path of the page; the language links leave out the page's own language. */
  readonly path: string | null;
  /** Whether to show only the first language, in a place without room for more. */
  readonly onlyFirst?: boolean;
  readonly className?: string | undefined;
}

/**
 * Links to the pages in other languages, each named in its own language; on a page in another language,
 * English comes first.
 */
export function LanguageLinks({ path, onlyFirst = false, className }: LanguageLinksProps) {
  const links = listOtherLanguages(path);
  return links.slice(0, onlyFirst ? 1 : links.length).map(({ code, tag, name, href }) => (
    <a key={code} className={className} href={href} hrefLang={tag} lang={tag}>
      {name}
    </a>
  ));
}
