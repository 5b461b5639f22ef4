import { pages } from '../../site/catalog.ts';
import { routeOfLink, routes } from '../../site/routes.ts';
import { ButtonLink, ButtonRow } from '../../ui/button/button.tsx';
import { Heading, HeadingLines } from '../../ui/heading-lines/heading-lines.tsx';
import { ReasonList } from '../../ui/point-list/reason-list.tsx';
import { RichText } from '../../ui/rich-text/rich-text.tsx';
import { LabeledSection, Prose, Section } from '../../ui/section/section.tsx';
import { ClosingBand } from '../closing/closing-band.tsx';
import { Questions } from '../questions/questions.tsx';
import { Reviews } from '../reviews/reviews.tsx';
import { CallLine } from '../shared/call-line.tsx';
import { PageHead } from '../shared/page-head.tsx';
import { TeamSection } from './team-section.tsx';

const { title, lead, story, values, questions } = pages.about;

export function AboutPage() {
  return (
    <>
      <PageHead
        title={<HeadingLines text={title} />}
        lead={lead}
        picture={{
          wide: 'head-about',
          phone: 'head-about-phone',
          alt: 'A basement cut open under a stoop: a technician at a red boiler, pipes going up to the radiators.',
        }}
      >
        <ButtonRow>
          <ButtonLink href={routes.contact}>Contact Us</ButtonLink>
        </ButtonRow>
        <CallLine onlyOnPhones />
      </PageHead>
      <Story />
      <Section labelledBy="values">
        <Heading id="values" text={values.heading} />
        <ReasonList points={values.points} />
      </Section>
      <TeamSection />
      <Reviews />
      <Questions label="Asked about us" questions={questions} />
      <ClosingBand />
    </>
  );
}

function Story() {
  return (
    <LabeledSection label="Our method" labelIsHeading={false}>
      <Prose heading={story.heading}>
        <RichText paragraphs={story.paragraphs} hrefOf={routeOfLink} />
      </Prose>
    </LabeledSection>
  );
}
