import { business } from '../../site/business.ts';
import { boroughs, pages } from '../../site/catalog.ts';
import { delivery, emailLink, terms } from '../../site/contact-details.ts';
import { fillIn } from '../../site/fill-in.ts';
import { HeadingLines } from '../../ui/heading-lines/heading-lines.tsx';
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

const { title, lead, formHeading, questions, closing } = pages.contact;
const form: ContactFormProps = { areas: boroughs.map(({ name }) => name), ...(delivery && { delivery }) };

const NOT_CONNECTED = `This form is not connected yet, so nothing you write here reaches us. Please ${business.bookingUrl ? 'call, email or book online' : 'call or email'}.`;

/** Phone first, then the form, which React takes over when a visitor comes near it. */
export function ContactPage() {
  return (
    <>
      <PageHead
        title={<HeadingLines text={title} />}
        lead={fillIn(lead)}
        picture={{
          wide: 'head-contact',
          phone: 'head-contact-phone',
          alt: fillIn('The {city} storefront at night, its shop window lit.'),
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
          {!delivery && <p className={styles.notice}>{NOT_CONNECTED}</p>}
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
      <Questions label="Asked before a call" questions={questions} />
      <AddressCheck tight />
      <ClosingBand heading={closing.heading} withContact={false} />
    </>
  );
}
