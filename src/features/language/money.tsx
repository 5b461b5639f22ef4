import { describeFeeIn, type Language } from '../../site/languages.ts';
import { PointList } from '../../ui/point-list/point-list.tsx';
import { LabeledSection } from '../../ui/section/section.tsx';

/** Who pays for the work. */
export function WhoPays({ language: { pay } }: { readonly language: Language }) {
  return (
    <LabeledSection label={pay.heading} id="pay" tight>
      <PointList points={pay.points} look="features" />
    </LabeledSection>
  );
}

/** What a visit costs, and when the customer learns the price, from the company’s data. */
export function VisitCost({ language }: { readonly language: Language }) {
  return (
    <LabeledSection label={language.cost.heading} id="cost" tight>
      <p>{describeFeeIn(language)}</p>
    </LabeledSection>
  );
}
