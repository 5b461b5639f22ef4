import type { ReactNode } from 'react';
import { business } from '../../site/business.ts';
import { pages } from '../../site/catalog.ts';
import { delivery, emailLink, terms } from '../../site/contact-details.ts';
import { HeadingLines } from '../../ui/heading-lines/heading-lines.tsx';
import { PointList } from '../../ui/point-list/point-list.tsx';
import { LabeledSection } from '../../ui/section/section.tsx';
import { AddressCheck } from '../address-check/address-check.tsx';
import { ClosingBand } from '../closing/closing-band.tsx';
import { Questions } from '../questions/questions.tsx';
import { CallLine } from '../shared/call-line.tsx';
import { DangerLine } from '../shared/danger-line.tsx';
import { PageHead } from '../shared/page-head.tsx';
import styles from './contact-page.module.css';
import { ContactSidebar } from './contact-sidebar.tsx';
import { NoScriptNote } from './no-script-note.tsx';

const { title, lead, formHeading, questions, closing } = pages.contact;

/** Phone first, then the form, which is the one React island of the site. */
export function ContactPage({ form }: { readonly form?: ReactNode }) {
  return (
    <>
      <PageHead
        title={<HeadingLines text={title} />}
        lead={lead}
        picture={{
          wide: 'head-contact',
          phone: 'head-contact-phone',
          alt: 'The Brooklyn storefront at night, its shop window lit.',
        }}
      >
        <DangerLine />
        <CallLine large />
        <p className={styles.email}>
          <a href={emailLink}>{business.email}</a>
        </p>
      </PageHead>
      <div className={styles.grid}>
        <section aria-labelledby="write">
          <h2 id="write" className={styles.heading}>
            {formHeading}
          </h2>
          {!delivery && (
            <p className={styles.notice}>
              This form is not connected yet, so nothing you write here reaches us. Please call, email or book
              online.
            </p>
          )}
          {!delivery && <NoScriptNote />}
          {form}
        </section>
        <ContactSidebar />
      </div>
      <LabeledSection label="Before you book" id="before-you-book" tight>
        <PointList points={terms} look="features" />
      </LabeledSection>
      <Questions label="Asked before a call" questions={questions} />
      <AddressCheck tight />
      <ClosingBand heading={closing.heading} withContact={false} />
    </>
  );
}
