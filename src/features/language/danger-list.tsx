import type { Language } from '../../site/languages.ts';
import { PlusSummary } from '../../ui/plus-sign/plus-sign.tsx';
import { LabeledSection } from '../../ui/section/section.tsx';
import { HelpNumbers } from '../shared/help-numbers.tsx';
import styles from './danger-list.module.css';

interface DangerListProps {
  readonly language: { readonly dangers: Pick<Language['dangers'], 'heading' | 'list'> };
  /** ID of the list; a link to it opens the section. */
  readonly id?: string;
}

/** Every danger by name; each opens to what to do first. */
export function DangerList({ language: { dangers }, id = 'dangers' }: DangerListProps) {
  return (
    <LabeledSection label={dangers.heading} folds tight>
      <div className={styles.list} id={id}>
        {dangers.list.map(({ name, advice }) => (
          <details key={name}>
            <PlusSummary row="center">
              <h3>{name}</h3>
            </PlusSummary>
            <p>
              <HelpNumbers text={advice} />
            </p>
          </details>
        ))}
      </div>
    </LabeledSection>
  );
}
