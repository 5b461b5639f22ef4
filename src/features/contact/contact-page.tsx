import { business } from '../../site/business.ts';
import { pageQuestions } from '../../site/catalog.ts';
import { delivery, emailLink, terms } from '../../site/contact-details.ts';
import { PointList } from '../../ui/point-list/point-list.tsx';
import { LabeledSection } from '../../ui/section/section.tsx';
import { AddressCheck } from '../address-check/address-check.tsx';
import { ClosingBand } from '../closing/closing-band.tsx';
import { Questions } from '../questions/questions.tsx';
import { CallLine } from '../shared/call-line.tsx';
import { DangerLine } from '../shared/danger-line.tsx';
import { PageHead } from '../shared/page-head.tsx';
import { ContactForm, type ContactFormProps } from './contact-form.tsx';
import styles from './contact-page.module.css';
import { ContactSidebar } from './contact-sidebar.tsx';
import { NoScriptNote } from './no-script-note.tsx';

/** Phone first, then the form, which React takes over when a visitor comes near it. */
export function ContactPage() {
  const form: ContactFormProps = { ...(delivery && { delivery }) };
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
        <DangerLine />
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
          {!delivery && (
            <p className={styles.notice}>
              This form is not connected yet, so nothing you write here reaches us. Please call, email or book
              online.
            </p>
          )}
          {!delivery && <NoScriptNote />}
          <div data-contact-form={JSON.stringify(form)}>
            <ContactForm {...form} />
          </div>
        </section>
        <ContactSidebar />
      </div>
      <LabeledSection label="Before you book" id="before-you-book" tight>
        <PointList points={terms} look="features" />
      </LabeledSection>
      <Questions label="Asked before a call" questions={pageQuestions.contact} />
      <AddressCheck tight />
      <ClosingBand heading="Calling is fastest." withContact={false} />
    </>
  );
}
