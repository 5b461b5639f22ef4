import type { ServiceLink } from '../../site/navigation.ts';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx';

interface JobLinkProps {
  readonly link: ServiceLink;
  readonly path: string | null;
  readonly className?: string | undefined;
}

/** A job under its family's heading; read aloud with the family, so that it makes sense alone. */
export function JobLink({ link: { href, label, family }, path, className }: JobLinkProps) {
  return (
    <a className={className} href={href} aria-current={href === path ? 'page' : undefined}>
      {label}
      <VisuallyHidden> {family}</VisuallyHidden>
    </a>
  );
}
