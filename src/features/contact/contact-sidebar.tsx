import { business } from '../../site/business.ts';
import { pages } from '../../site/catalog.ts';
import {
  addressLines,
  emailLink,
  hoursTable,
  mapLink,
  phoneLink,
  phoneText,
  replyPromise,
  texting,
} from '../../site/contact-details.ts';
import { routes } from '../../site/routes.ts';
import { Heading } from '../../ui/heading-lines/heading-lines.tsx';
import { HoursTable } from '../../ui/hours-table/hours-table.tsx';
import { OpenNow } from '../../ui/open-now/open-now.tsx';
import { TextLink } from '../../ui/text-link/text-link.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx';
import { BookLink } from '../shared/book-link.tsx';
import { CredentialList } from '../shared/credential-list.tsx';
import { ReachValue } from '../shared/reach-value.tsx';
import styles from './contact-sidebar.module.css';

/** Booking, phone with hours, text messages, e-mail, the office, the vCard, and the company's credentials. */
export function ContactSidebar() {
  return (
    <aside className={styles.details} aria-label="Other ways to reach us" data-row="top">
      {business.bookingUrl && (
        <section className={styles.book} data-ground="night" data-print="hide">
          <Heading text={pages.contact.booking.heading} />
          <p>{[pages.contact.booking.lead, replyPromise].filter(Boolean).join(' ')}</p>
          <BookLink />
        </section>
      )}
      <section>
        <h2 className={styles.label}>Phone</h2>
        <ReachValue>
          <a href={phoneLink}>{phoneText}</a>
        </ReachValue>
        <p className={styles.state}>
          <OpenNow />
        </p>
        <HoursTable rows={hoursTable} />
      </section>
      {texting && (
        <section data-print="hide">
          <h2 className={styles.label}>{pages.contact.texting.link}</h2>
          <ReachValue>
            <a href={texting.href}>{texting.number}</a>
          </ReachValue>
          <p>{pages.contact.texting.text}</p>
        </section>
      )}
      <section>
        <h2 className={styles.label}>Email</h2>
        <ReachValue>
          <a href={emailLink}>{business.email}</a>
        </ReachValue>
      </section>
      <section id="office">
        <h2 className={styles.label}>Office</h2>
        <ReachValue>
          <a href={mapLink}>
            <span>{addressLines[0]}</span> <span>{addressLines[1]}</span>
            <VisuallyHidden> (map)</VisuallyHidden>
          </a>
        </ReachValue>
        <p data-print="hide">
          <TextLink href={routes.contactCard}>Add to contacts</TextLink>
        </p>
        <CredentialList className={styles.credentials} />
      </section>
    </aside>
  );
}
