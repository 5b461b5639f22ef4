import type { Language } from '../../site/languages.ts';
import { contactIn, describeFeeIn, describeHours } from '../../site/languages.ts';
import { PointList } from '../../ui/point-list/point-list.tsx';
import { LabeledSection, Section } from '../../ui/section/section.tsx';
import { ClosingBand } from '../closing/closing-band.tsx';
import { Hero } from '../home/hero.tsx';
import { UnitFinder } from '../home/unit-finder.tsx';
import { DangerLine } from '../shared/danger-line.tsx';
import { AreaList } from './area-list.tsx';
import { DangerList } from './danger-list.tsx';
import { HeatLaw } from './heat-law.tsx';
import styles from './language-page.module.css';
import { ReachUs } from './reach-us.tsx';

/** The page in another language: services, areas, hours, and how to call and book. */
export function LanguagePage({ language }: { readonly language: Language }) {
  const { words, dangers, pay, cost, closing } = language;
  return (
    <>
      <Hero language={language} />
      <Section className={styles.danger}>
        <DangerLine text={dangers.line} />
      </Section>
      <DangerList language={language} />
      <HeatLaw language={language} />
      <UnitFinder language={language} />
      <LabeledSection label={pay.heading} id="pay" tight>
        <PointList points={pay.points} />
      </LabeledSection>
      <LabeledSection label={cost.heading} id="cost" tight>
        <p>{describeFeeIn(language)}</p>
      </LabeledSection>
      <AreaList language={language} />
      <ReachUs language={language} />
      <ClosingBand
        {...closing}
        words={{ ...words, hours: describeHours(language), contact: contactIn(language) }}
      />
    </>
  );
}
