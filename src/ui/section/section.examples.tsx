import { LabeledSection, Prose, Section } from './section.tsx';

export const examples = {
  plain: <Section>A band of the page within the margins.</Section>,
  'without the space above': <Section tight>It continues the previous band.</Section>,
  labeled: <LabeledSection label="How it heats">Label left, words right.</LabeledSection>,
  prose: (
    <Prose heading="A statement">
      <p>Running text below it.</p>
    </Prose>
  ),
};
