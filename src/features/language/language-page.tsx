import { business } from '../../site/business.ts';
import { fillIn } from '../../site/fill-in.ts';
import type { Language } from '../../site/languages.ts';
import { hoursIn, spokenIn } from '../../site/languages.ts';
import { ButtonRow } from '../../ui/button/button.tsx';
import { ClosingBand } from '../closing/closing-band.tsx';
import { BookLink } from '../shared/book-link.tsx';
import { CallLine } from '../shared/call-line.tsx';
import { DangerLine } from '../shared/danger-line.tsx';
import { PageHead } from '../shared/page-head.tsx';
import { AreaList } from './area-list.tsx';
import { DangerList } from './danger-list.tsx';
import { HeatLaw } from './heat-law.tsx';
import styles from './language-page.module.css';
import { ReachUs } from './reach-us.tsx';
import { ServiceList } from './service-list.tsx';

/** The page in another language: services, areas, hours, and how to call and book. */
export function LanguagePage({ language }: { readonly language: Language }) {
  const { head, words, dangers, closing } = language;
  const hours = hoursIn(language);
  return (
    <>
      <PageHead
        className={styles.head}
        title={head.title}
        lead={`${head.lead} ${spokenIn(language, business.languagesSpoken)}`}
        picture={{ wide: 'head-contact', phone: 'head-contact-phone', alt: fillIn(head.pictureAlt) }}
      >
        <DangerLine text={dangers.line} />
        <div>
          <ButtonRow>
            <BookLink call={words.call} note={words.newTab}>
              {words.book}
            </BookLink>
          </ButtonRow>
          <CallLine words={{ call: words.call, hours: hours.line }} />
        </div>
      </PageHead>
      <ServiceList language={language} />
      <DangerList language={language} />
      <HeatLaw language={language} />
      <AreaList language={language} />
      <ReachUs language={language} hours={hours.table} />
      <ClosingBand {...closing} words={{ ...words, hours: hours.line }} />
    </>
  );
}
