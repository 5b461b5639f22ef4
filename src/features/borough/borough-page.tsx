import type { Borough } from '../../content/schema.ts';
import { routeOfLink } from '../../site/routes.ts';
import { Phrase } from '../../ui/heading-lines/heading-lines.tsx';
import { ReasonList } from '../../ui/point-list/reason-list.tsx';
import { RichText } from '../../ui/rich-text/rich-text.tsx';
import { LabeledSection, Prose, Section } from '../../ui/section/section.tsx';
import { ClosingBand } from '../closing/closing-band.tsx';
import { HeatRules } from '../heat-rules/heat-rules.tsx';
import { Questions } from '../questions/questions.tsx';
import { DangerLine } from '../shared/danger-line.tsx';
import { ProofStrip } from '../shared/proof-strip.tsx';
import { BoroughHead } from './borough-head.tsx';
import { SpecializedServices } from './specialized-services.tsx';

/** The page of one area: its buildings, what they mean for heat and air, and what we do there. */
export function BoroughPage({ borough }: { readonly borough: Borough }) {
  return (
    <>
      <BoroughHead borough={borough} />
      <ProofStrip />
      <LabeledSection label={`Heating and cooling ${borough.inPlace}`} labelIsHeading={false}>
        <DangerLine />
        <Prose heading={borough.statement}>
          <RichText paragraphs={borough.description} hrefOf={routeOfLink} />
        </Prose>
      </LabeledSection>
      <LabeledSection label="Specialized services" tight>
        <SpecializedServices entries={borough.specificServices} />
      </LabeledSection>
      <HeatRules area={borough} />
      <Section labelledBy="why">
        <h2 id="why">
          <Phrase>How we work</Phrase> <Phrase>{borough.inPlace}</Phrase>
        </h2>
        <ReasonList points={borough.whyChoose} />
      </Section>
      <Questions label={`Asked ${borough.inPlace}`} questions={borough.questions} />
      <ClosingBand family="area" />
    </>
  );
}
