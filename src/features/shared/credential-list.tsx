import { credentials } from '../../site/credentials.ts';

interface CredentialListProps {
  readonly className?: string | undefined;
  /** Language of the list, if it differs from the page's. */
  readonly lang?: string | undefined;
}

/** Licenses, insurance, years in business and languages; renders nothing if the owner has filled in none of them. */
export function CredentialList({ className, lang }: CredentialListProps) {
  if (credentials.length === 0) return null;
  return (
    <ul className={className} lang={lang}>
      {credentials.map(({ text, href }) => (
        <li key={text}>{href ? <a href={href}>{text}</a> : text}</li>
      ))}
    </ul>
  );
}
