import type { Language } from '../../site/languages.ts';
import { contactIn, describeSpeechIn, hoursIn, stateWordsIn } from '../../site/languages.ts';
import { ButtonRow } from '../../ui/button/button.tsx';
import { HeadingLines } from '../../ui/heading-lines/heading-lines.tsx';
import { Section } from '../../ui/section/section.tsx';
import { ClosingBand } from '../closing/closing-band.tsx';
import { SearchField } from '../search/search-field.tsx';
import { isSearchable } from '../search/search-source.ts';
import { BookLink } from '../shared/book-link.tsx';
import { CallLine } from '../shared/call-line.tsx';
import { DangerLine } from '../shared/danger-line.tsx';
import { PageHead } from '../shared/page-head.tsx';
import { AreaList } from './area-list.tsx';
import { DangerList } from './danger-list.tsx';
import { HeatLaw } from './heat-law.tsx';
import styles from './language-page.module.css';
import { VisitCost, WhoPays } from './money.tsx';
import { ReachUs } from './reach-us.tsx';
import { ServiceList } from './service-list.tsx';

/** The page in another language: services, areas, hours, and how to call and book. */
export function LanguagePage({ language }: { readonly language: Language }) {
  const { head, words, dangers, closing } = language;
  const hours = hoursIn(language);
  const openState = stateWordsIn(language);
  return (
    <>
      <PageHead
        className={styles.head}
        title={<HeadingLines text={head.title} />}
        lead={`${head.lead} ${describeSpeechIn(language)}`}
        picture={{ wide: 'head-contact', phone: 'head-contact-phone', alt: head.pictureAlt }}
        street
      >
        <DangerLine text={dangers.line} />
        <div>
          <ButtonRow>
            <BookLink call={words.call} note={words.newTab}>
              {words.book}
            </BookLink>
          </ButtonRow>
          <CallLine words={{ call: words.call, hours: hours.line, openState }} />
        </div>
      </PageHead>
      <DangerList language={language} />
      {isSearchable(language.code) && (
        <Section className={styles.search}>
          <SearchField language={language} />
        </Section>
      )}
      <ServiceList language={language} />
      <HeatLaw language={language} />
      <WhoPays language={language} />
      <VisitCost language={language} />
      <AreaList language={language} />
      <ReachUs language={language} hours={hours} />
      <ClosingBand
        {...closing}
        words={{ ...words, hours: hours.line, openState, contact: contactIn(language) }}
      />
    </>
  );
}
