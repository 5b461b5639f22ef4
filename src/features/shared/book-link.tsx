import type { ReactNode } from 'react';
import { business } from '../../site/business.ts';
import { phoneLink, phoneText } from '../../site/contact-details.ts';
import { buttonClass } from '../../ui/button/button.tsx';
import { NewTabLink } from '../../ui/new-tab-link/new-tab-link.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx';

interface BookLinkProps {
  /** Visible text of a link to a booking page, in another language or for a service; defaults to “Book Online”. */
  readonly children?: ReactNode;
  /** Booking page; defaults to the company’s. If that is undefined, too, the link dials. */
  readonly href?: string | undefined;
  /** Visible text of a link that dials. */
  readonly call?: string | undefined;
  /** Note, in the page's language, that the link opens a new tab. */
  readonly note?: string | undefined;
  /** Whether to leave out the button styles; `className` sets others. */
  readonly plain?: boolean;
  readonly className?: string | undefined;
}

/** The only red action. Opens the scheduling provider in a new tab (specification, section 1) or, without one, dials. */
export function BookLink({
  children = 'Book Online',
  href = business.bookingUrl,
  call = 'Call Us',
  note = 'opens in a new tab',
  plain = false,
  className,
}: BookLinkProps) {
  const look = plain ? className : buttonClass('primary', className);
  if (!href)
    return (
      <a className={look} href={phoneLink} data-book="">
        {call}
        <VisuallyHidden>{` ${phoneText}`}</VisuallyHidden>
      </a>
    );
  return (
    <NewTabLink className={look} href={href} note={note}>
      {children}
    </NewTabLink>
  );
}
