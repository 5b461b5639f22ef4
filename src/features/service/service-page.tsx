import type { Service } from '../../content/schema.ts';
import { linkToMessage } from '../../site/message-link.ts';
import { routeOfLink, routes } from '../../site/routes.ts';
import { PointList } from '../../ui/point-list/point-list.tsx';
import { RichText } from '../../ui/rich-text/rich-text.tsx';
import { LabeledSection, Prose } from '../../ui/section/section.tsx';
import { TextLink } from '../../ui/text-link/text-link.tsx';
import { ClosingBand } from '../closing/closing-band.tsx';
import { Questions } from '../questions/questions.tsx';
import { DangerFold } from '../shared/danger-fold.tsx';
import { BeforeVisit } from './before-visit.tsx';
import { CheckList } from './check-list.tsx';
import { OtherServices } from './other-services.tsx';
import { ServiceHead } from './service-head.tsx';
import { SymptomTable } from './symptom-table.tsx';

/** The page for one service. */
export function ServicePage({ service }: { readonly service: Service }) {
  return (
    <>
      <ServiceHead service={service} />
      <DangerFold system={service.system} />
      <LabeledSection label="Overview" labelIsHeading={false}>
        <Prose heading={service.statement}>
          <RichText paragraphs={service.longDescription} hrefOf={routeOfLink} />
        </Prose>
      </LabeledSection>
      <LabeledSection label="Key features" tight folds onlyOnScreen>
        <PointList points={service.details} />
      </LabeledSection>
      <SymptomTable service={service} />
      <CheckList service={service} />
      <BeforeVisit service={service} />
      <Questions label="What people ask" questions={service.questions}>
        <TextLink href={routes.beforeBooking}>Fees, payment and warranty</TextLink>
      </Questions>
      <OtherServices service={service} />
      <ClosingBand
        family={service.job}
        system={service.system}
        bookingUrl={service.bookingUrl}
        writeLink={linkToMessage(service)}
      />
    </>
  );
}
