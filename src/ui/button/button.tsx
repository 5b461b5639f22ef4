import type { ReactNode } from 'react';
import { classNames } from '../../lib/styling/class-names.ts';
import { business } from '../../site/business.ts';
import { phoneLink, phoneText } from '../../site/contact-details.ts';
import { NewTabIcon, PhoneIcon } from '../icon/icon.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './button.module.css';

interface ButtonLinkProps {
  readonly href: string;
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** A link to a page of the site that looks like a button. */
export function ButtonLink({ href, children, className }: ButtonLinkProps) {
  return (
    <a className={classNames(styles.button, styles.outline, className)} href={href}>
      {children}
    </a>
  );
}

interface BookLinkProps {
  /** Visible words; “Book Online” unless a service has its own. */
  readonly children?: ReactNode;
  readonly className?: string | undefined;
  /** Says in the page's language that the link opens a new tab. */
  readonly note?: string | undefined;
}

/** The one red action: the scheduling provider's page, in a new tab (specification 1). */
export function BookLink({
  children = 'Book Online',
  className,
  note = 'opens in a new tab',
}: BookLinkProps) {
  return (
    <a
      className={classNames(styles.button, styles.book, className)}
      href={business.bookingUrl}
      target="_blank"
      rel="noopener noreferrer"
    >
      <span>{children}</span>
      <NewTabIcon />
      <VisuallyHidden> ({note})</VisuallyHidden>
    </a>
  );
}

/** Dials the company. */
export function CallLink() {
  return (
    <a className={classNames(styles.button, styles.outline)} href={phoneLink}>
      <PhoneIcon />
      <span>Call {phoneText}</span>
    </a>
  );
}

/** Buttons side by side; they share the width of a phone. */
export function ButtonRow({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.row} data-print="hide">
      {children}
    </div>
  );
}
