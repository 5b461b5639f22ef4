import type { Language } from '../../site/languages.ts';
import { contactIn, hoursIn, stateWordsIn } from '../../site/languages.ts';
import { Section } from '../../ui/section/section.tsx';
import { ClosingBand } from '../closing/closing-band.tsx';
import { Hero } from '../home/hero.tsx';
import { UnitFinder } from '../home/unit-finder.tsx';
import { DangerLine } from '../shared/danger-line.tsx';
import { AreaList } from './area-list.tsx';
import { DangerList } from './danger-list.tsx';
import { HeatLaw } from './heat-law.tsx';
import styles from './language-page.module.css';
import { VisitCost, WhoPays } from './money.tsx';
import { ReachUs } from './reach-us.tsx';

/** The page in another language: services, areas, hours, and how to call and book. */
export function LanguagePage({ language }: { readonly language: Language }) {
  const { words, dangers, closing } = language;
  const hours = hoursIn(language);
  const openState = stateWordsIn(language);
  return (
    <>
      <Hero language={language} />
      <Section className={styles.danger}>
        <DangerLine text={dangers.line} />
      </Section>
      <DangerList language={language} />
      <HeatLaw language={language} />
      <UnitFinder language={language} />
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
