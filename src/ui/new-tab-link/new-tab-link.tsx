import type { ReactNode } from 'react';
import { NewTabIcon } from '../icon/icon.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';

interface NewTabLinkProps {
  readonly href: string;
  /** Tells screen readers, in the page's language, that the link opens a new tab. */
  readonly note: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A link to another site, in a new tab (WCAG 3.2.5, technique G201). */
export function NewTabLink({ href, note, className, children }: NewTabLinkProps) {
  return (
    <a className={className} href={href} target="_blank" rel="noopener noreferrer">
      <span>{children}</span>
      <NewTabIcon />
      <VisuallyHidden>{` (${note})`}</VisuallyHidden>
    </a>
  );
}
