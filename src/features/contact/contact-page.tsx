import type { ReactNode } from 'react';
import { business } from '../../site/business.ts';
import { delivery, emailLink } from '../../site/contact-details.ts';
import { AddressCheck } from '../address-check/address-check.tsx';
import { ClosingBand } from '../closing/closing-band.tsx';
import { CallLine } from '../shared/call-line.tsx';
import { PageHead } from '../shared/page-head.tsx';
import { ContactDetails } from './contact-details.tsx';
import styles from './contact-page.module.css';
import { NoScriptNote } from './no-script-note.tsx';

/** Call first, then write; `form` is the one hydrated part of the site. */
export function ContactPage({ form }: { readonly form?: ReactNode }) {
  return (
    <>
      <PageHead
        title={
          <>
            Say what <br />
            it’s doing.
          </>
        }
        lead="No heat, no hot water, no air? For the fastest answer, call or book online. Boards and managing agents: tell us how many units, and on which lines."
        picture={{
          wide: 'head-contact',
          phone: 'head-contact-phone',
          alt: 'The Brooklyn storefront at night, its shop window lit.',
        }}
      >
        <CallLine large />
        <p className={styles.email}>
          <a href={emailLink}>{business.email}</a>
        </p>
      </PageHead>
      <div className={styles.grid}>
        <section aria-labelledby="write">
          <h2 id="write" className={styles.heading}>
            Write to us
          </h2>
          {!delivery && <NoScriptNote />}
          {form}
        </section>
        <ContactDetails />
      </div>
      <AddressCheck />
      <ClosingBand heading="The fastest answer has a dial tone." withContact={false} />
    </>
  );
}
