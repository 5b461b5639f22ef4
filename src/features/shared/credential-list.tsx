import { credentials } from '../../site/credentials.ts';

/** License numbers, insurance, years in business and languages; nothing until the owner has filled them in. */
export function CredentialList({ className }: { readonly className?: string | undefined }) {
  if (credentials.length === 0) return null;
  return (
    <ul className={className}>
      {credentials.map(({ text, href }) => (
        <li key={text}>{href ? <a href={href}>{text}</a> : text}</li>
      ))}
    </ul>
  );
}
