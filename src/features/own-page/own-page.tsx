import type { OwnPage } from '../../content/own-page-schema.ts';
import { routeOfLink } from '../../site/routes.ts';
import { HeadingLines } from '../../ui/heading-lines/heading-lines.tsx';
import { RichText } from '../../ui/rich-text/rich-text.tsx';
import { LabeledSection, Section } from '../../ui/section/section.tsx';
import { Picture } from '../art/picture.tsx';
import { ClosingBand } from '../closing/closing-band.tsx';
import { Questions } from '../questions/questions.tsx';
import { CallLine } from '../shared/call-line.tsx';
import { PageHead } from '../shared/page-head.tsx';
import styles from './own-page.module.css';

/** A page that the owner added: text in sections, optionally with a photo and questions. */
export function OwnPageView({ page }: { readonly page: OwnPage }) {
  const { title, lead, sections, photo, questions } = page;
  return (
    <>
      <PageHead title={<HeadingLines text={title} />} lead={lead}>
        <CallLine onlyOnPhones />
      </PageHead>
      <div className={styles.sections}>
        {sections.map((section) => (
          <OwnSection key={section.heading} section={section} />
        ))}
      </div>
      {photo && (
        <Section tight className={styles.photo}>
          <Picture picture={{ photo }} sizes="100vw" />
        </Section>
      )}
      {questions && <Questions label="Questions" questions={questions} />}
      <ClosingBand />
    </>
  );
}

function OwnSection({ section }: { readonly section: OwnPage['sections'][number] }) {
  const { heading, paragraphs, list } = section;
  return (
    <LabeledSection label={heading} className={styles.section}>
      <div className={styles.words}>
        <RichText paragraphs={paragraphs} hrefOf={routeOfLink} />
        {list && (
          <ul>
            {list.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        )}
      </div>
    </LabeledSection>
  );
}
