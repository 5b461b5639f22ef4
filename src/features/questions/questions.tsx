import type { ReactNode } from 'react';
import type { Question } from '../../content/question-schema.ts';
import { classNames } from '../../lib/styling/class-names.ts';
import { routeOfLink } from '../../site/routes.ts';
import { PlusSummary } from '../../ui/plus-sign/plus-sign.tsx';
import { RichText } from '../../ui/rich-text/rich-text.tsx';
import { LabeledSection } from '../../ui/section/section.tsx';
import styles from './questions.module.css';

interface QuestionListProps {
  readonly questions: readonly Question[];
  /** Whether to put questions side by side where there is room; meant for a few short ones. */
  readonly inColumns?: boolean;
}

/** Questions with answers. Anchors are inside `details`, which a link or “find in page” then opens (HTML Standard). */
function QuestionList({ questions, inColumns = false }: QuestionListProps) {
  return (
    <div className={classNames(styles.list, inColumns && styles.columns)}>
      {questions.map(({ topic, question, answer }) => (
        <details key={topic} className={styles.row}>
          <PlusSummary row="center">
            <h3>{question}</h3>
          </PlusSummary>
          <div className={styles.answer} id={topic}>
            <RichText paragraphs={[answer]} hrefOf={routeOfLink} />
          </div>
        </details>
      ))}
    </div>
  );
}

interface QuestionsProps extends QuestionListProps {
  readonly label: string;
  /** Links for further reading, below the list. */
  readonly children?: ReactNode;
}

/** The questions of a page, as a section that continues the previous one. */
export function Questions({ label, children, ...list }: QuestionsProps) {
  return (
    <LabeledSection label={label} tight>
      <QuestionList {...list} />
      {children && (
        <div className={styles.more} data-print="hide">
          {children}
        </div>
      )}
    </LabeledSection>
  );
}
