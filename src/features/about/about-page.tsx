import { pageQuestions } from '../../site/catalog.ts';
import { routes } from '../../site/routes.ts';
import { ButtonLink, ButtonRow } from '../../ui/button/button.tsx';
import { PointList } from '../../ui/point-list/point-list.tsx';
import { LabeledSection, Prose, Section } from '../../ui/section/section.tsx';
import { ClosingBand } from '../closing/closing-band.tsx';
import { Questions } from '../questions/questions.tsx';
import { PageHead } from '../shared/page-head.tsx';
import { TeamSection } from './team-section.tsx';

const VALUES = [
  {
    title: 'Measure first',
    text: 'Pressures, temperatures and amps, written down before anything is replaced.',
  },
  { title: 'Say it plainly', text: 'What is wrong, what it costs, and what happens if you wait.' },
  { title: 'Show the old part', text: 'You hold what we took out and see where it failed.' },
  { title: 'Leave it labeled', text: 'Clean floor, named valves, and a note of what we changed.' },
];

export function AboutPage() {
  return (
    <>
      <PageHead
        title={
          <>
            Old houses, <br />
            new heat.
          </>
        }
        lead="A Brooklyn contractor that looks at the whole building before it touches the unit."
        picture={{
          wide: 'head-about',
          phone: 'head-about-phone',
          alt: 'A basement cut open under a stoop: a technician at a red boiler, pipes going up to the radiators.',
        }}
        fade
      >
        <ButtonRow>
          <ButtonLink href={routes.contact}>Contact Us</ButtonLink>
        </ButtonRow>
      </PageHead>
      <Story />
      <Section labelledBy="values">
        <h2 id="values">Four habits we call values</h2>
        <PointList points={VALUES} look="reasons" />
      </Section>
      <TeamSection />
      <Questions label="Asked about us" questions={pageQuestions.about} />
      <ClosingBand />
    </>
  );
}

function Story() {
  return (
    <LabeledSection label="Our story" labelIsHeading={false}>
      <Prose heading="The fault is rarely in the room where it is felt.">
        <p>
          A radiator is cold on the fifth floor because of a valve in the basement. A bedroom is hot because
          of a fan on the roof. A ceiling drips because of a drain two rooms away.
        </p>
        <p>
          So we read the building first: where the heat is made, how it travels, where it is lost. Then we fix
          the part that is wrong and leave the rest alone. The order matters. Whoever starts with the machine
          ends up selling one.
        </p>
        <p>
          We work in all five boroughs: towers and row houses, walk-ups and shops, houses with a lawn. Boiler
          rooms, closets, roofs and cocklofts, the low space under a roof, are where we spend the day.
        </p>
        <p>
          Boards and managing agents start with a list: every unit by floor and riser line. Send it with the
          insurance wording your office asks for. One shutdown then serves the whole line. The water loop, its
          pumps and the cooling tower stay on the building’s side of the job. We write down where our part
          ends.
        </p>
        <p>The ambition is small and hard: a room at seventy degrees, in January.</p>
      </Prose>
    </LabeledSection>
  );
}
