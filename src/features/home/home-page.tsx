import { boroughs, pages } from '../../site/catalog.ts';
import { AddressCheck } from '../address-check/address-check.tsx';
import { ClosingBand } from '../closing/closing-band.tsx';
import { HeatRules } from '../heat-rules/heat-rules.tsx';
import { Questions } from '../questions/questions.tsx';
import { Reviews } from '../reviews/reviews.tsx';
import { ProofStrip } from '../shared/proof-strip.tsx';
import { AreaCards } from './area-cards.tsx';
import { BoroughStreet } from './borough-street.tsx';
import { BrandStrip } from './brand-strip.tsx';
import { Hero } from './hero.tsx';
import { formStreet } from './street-drawing.ts';
import { UnitFinder } from './unit-finder.tsx';
import { WaysOfWorking } from './ways-of-working.tsx';

/** One large review and a row of three; the about page has all reviews. */
const MOST_REVIEWS = 4;

export function HomePage() {
  return (
    <>
      <Hero />
      <BrandStrip />
      <ProofStrip />
      <UnitFinder />
      <Questions label="Asked before the first call" questions={pages.home.questions} inColumns />
      <WaysOfWorking />
      <Reviews most={MOST_REVIEWS} />
      {formStreet(boroughs) ? <BoroughStreet /> : <AreaCards />}
      <AddressCheck tight />
      <HeatRules />
      <ClosingBand />
    </>
  );
}
