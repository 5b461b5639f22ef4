import type { ReactNode } from 'react';
import { business } from '../../site/business.ts';
import { buttonClass } from '../../ui/button/button.tsx';
import { NewTabLink } from '../../ui/new-tab-link/new-tab-link.tsx';

interface BookLinkProps {
  /** Visible words; “Book Online” unless a service has its own. */
  readonly children?: ReactNode;
  /** Says in the page's language that the link opens a new tab. */
  readonly note?: string | undefined;
  /** Leaves out the look of a button; `className` gives another. */
  readonly plain?: boolean;
  readonly className?: string | undefined;
}

/** The one red action: the scheduling provider's page, in a new tab (specification 1). */
export function BookLink({
  children = 'Book Online',
  note = 'opens in a new tab',
  plain = false,
  className,
}: BookLinkProps) {
  return (
    <NewTabLink
      className={plain ? className : buttonClass('primary', className)}
      href={business.bookingUrl}
      note={note}
    >
      {children}
    </NewTabLink>
  );
}
