import type { Language } from '../../content/languages/language.ts';
import { hoursIn } from '../../site/languages.ts';
import { BookLink, ButtonRow } from '../../ui/button/button.tsx';
import { ClosingBand } from '../closing/closing-band.tsx';
import { CallLine } from '../shared/call-line.tsx';
import { DangerLine } from '../shared/danger-line.tsx';
import { PageHead } from '../shared/page-head.tsx';
import { AreaList } from './area-list.tsx';
import { DangerList } from './danger-list.tsx';
import { ReachUs } from './reach-us.tsx';
import { ServiceList } from './service-list.tsx';

/** The essential page in another language: what we do, where, when, how to call and to book, and every service by name. */
export function LanguagePage({ language }: { readonly language: Language }) {
  const { head, words, dangers, closing } = language;
  const hours = hoursIn(language);
  return (
    <>
      <PageHead
        title={head.title}
        lead={head.lead}
        picture={{ wide: 'head-contact', phone: 'head-contact-phone', alt: head.pictureAlt }}
      >
        <DangerLine text={dangers.line} />
        <div>
          <ButtonRow>
            <BookLink note={words.newTab}>{words.book}</BookLink>
          </ButtonRow>
          <CallLine words={{ call: words.call, hours: hours.line }} />
        </div>
      </PageHead>
      <ServiceList language={language} />
      <DangerList language={language} />
      <AreaList language={language} />
      <ReachUs language={language} hours={hours.table} />
      <ClosingBand {...closing} words={{ ...words, hours: hours.line }} />
    </>
  );
}
