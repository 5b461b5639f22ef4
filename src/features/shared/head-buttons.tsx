import type { ReactNode } from 'react';
import { business } from '../../site/business.ts';
import { hoursLine } from '../../site/contact-details.ts';
import { ButtonRow } from '../../ui/button/button.tsx';
import { OpenHours } from '../../ui/open-now/open-hours.tsx';
import { BookLink } from './book-link.tsx';
import { CallButton } from './call-button.tsx';
import styles from './head-buttons.module.css';

interface HeadButtonsProps {
  /** Text of the booking button; “Book Online” by default. */
  readonly book?: string | undefined;
  /** Booking page of the page's service, if it has its own. */
  readonly bookingUrl?: string | undefined;
  /** Whether visitors may be in an emergency: calling comes first and, while the office is open, is the red button. */
  readonly urgent?: boolean;
  /** Whether to stack the buttons next to a drawing. */
  readonly even?: boolean;
  readonly children?: ReactNode;
}

/** Booking and calling in a page head. On phones, where the thumb bar has the buttons, the number is a line of text. */
export function HeadButtons({
  book,
  bookingUrl = business.bookingUrl,
  urgent = false,
  even = false,
  children,
}: HeadButtonsProps) {
  const call = bookingUrl && <CallButton className={styles.call} />;
  return (
    <div className={styles.ways} data-urgent={(urgent && bookingUrl !== undefined) || undefined}>
      <ButtonRow even={even}>
        {urgent && call}
        <BookLink href={bookingUrl} className={styles.book}>
          {book}
        </BookLink>
        {!urgent && call}
        {children}
      </ButtonRow>
      <p className={styles.hours} data-print="hide">
        <OpenHours line={hoursLine} />
      </p>
    </div>
  );
}
