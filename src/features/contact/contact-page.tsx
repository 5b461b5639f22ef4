import { translatedFormId } from '../../content/message-labels.ts';
import { classNames } from '../../lib/styling/class-names.ts';
import { business } from '../../site/business.ts';
import { boroughs, pages } from '../../site/catalog.ts';
import { isCityBorough } from '../../site/city-areas.ts';
import { delivery, emailLink, office, replyPromise, terms } from '../../site/contact-details.ts';
import { describeSpeechIn, formLanguage, type Language } from '../../site/languages.ts';
import { HeadingLines } from '../../ui/heading-lines/heading-lines.tsx';
import { PointList } from '../../ui/point-list/point-list.tsx';
import { LabeledSection } from '../../ui/section/section.tsx';
import { AddressCheck } from '../address-check/address-check.tsx';
import { ClosingBand } from '../closing/closing-band.tsx';
import { Questions } from '../questions/questions.tsx';
import { CallLine } from '../shared/call-line.tsx';
import { DangerLine } from '../shared/danger-line.tsx';
import { PageHead } from '../shared/page-head.tsx';
import { ContactForm } from './contact-form.tsx';
import styles from './contact-page.module.css';
import { ContactSidebar } from './contact-sidebar.tsx';
import type { FormFacts } from './delivery.ts';
import { FormLanguageSwitch } from './form-language-switch.tsx';
import { PrivacySection } from './privacy-section.tsx';
import { type FormLanguage, Translation, Translations } from './translation.tsx';

const { title, lead, formHeading, delivery: words, questions, closing } = pages.contact;
/** Returns what the form needs to switch languages, without a tag that equals the code, or the usual direction. */
function describeFormLanguage(other: Language): FormLanguage {
  const { code, tag, direction, form } = other;
  return {
    code,
    words: { ...form, lead: `${form.lead} ${describeSpeechIn(other)}` },
    ...(tag !== code && { tag }),
    ...(direction === 'rtl' && { direction }),
  };
}
const language = formLanguage && describeFormLanguage(formLanguage);
const warning = formLanguage?.dangers.line;
const form: FormFacts = {
  ...(!boroughs.every(({ slug }) => isCityBorough(slug)) && { hasOtherAreas: true }),
  office,
  words,
  ...(delivery && { delivery }),
  ...(language && { language }),
};

/** The contact page: the phone number, then the form, whose script loads on the first scroll or focus. */
export function ContactPage() {
  return (
    <>
      <PageHead
        title={<HeadingLines text={title} />}
        lead={lead}
        picture={{
          wide: 'head-contact',
          phone: 'head-contact-phone',
          alt: `The ${business.address.city} storefront.`,
        }}
        street
      >
        <DangerLine />
        <CallLine large />
        <p className={styles.email}>
          <a href={emailLink}>{business.email}</a>
        </p>
      </PageHead>
      <div className={styles.grid} data-wrap>
        <section
          id={language && translatedFormId(language.code)}
          aria-labelledby="write"
          data-translated={language && ''}
          data-print="hide"
        >
          <h2 id="write" className={styles.heading}>
            {formHeading}
          </h2>
          <Translations language={language}>
            {language && <FormLanguageSwitch language={language} headingId="write" />}
            {warning && <Translation as="div" pick={() => <DangerLine text={warning} />} />}
            {!delivery && (
              <div className={classNames(styles.notice, styles.notConnected)}>
                <p>{words.notConnected}</p>
                <Translation pick={({ notConnected }) => notConnected} />
              </div>
            )}
          </Translations>
          {delivery && replyPromise && <p className={styles.notice}>{replyPromise}</p>}
          <div data-contact-form={JSON.stringify(form)}>
            <ContactForm
              {...form}
              areas={boroughs.map(({ name }) => name)}
              hasPaidEstimates={!business.freeEstimates}
            />
          </div>
        </section>
        <ContactSidebar />
      </div>
      <LabeledSection label="Before you book" id="before-you-book" tight>
        <PointList points={terms} />
      </LabeledSection>
      <Questions label="Asked before a call" questions={questions} />
      <AddressCheck tight />
      <PrivacySection />
      <ClosingBand heading={closing.heading} withContact={false} />
    </>
  );
}
