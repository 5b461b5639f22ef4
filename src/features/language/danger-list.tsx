import type { Language } from '../../site/languages.ts';
import { LabeledSection } from '../../ui/section/section.tsx';
import { HelpNumbers } from '../shared/help-numbers.tsx';
import styles from './danger-list.module.css';

/** Returns the ID of the advice on a danger, so that links can lead to it. */
export const dangerId = (kind: string): string => `danger-${kind}`;

/** Every danger, with what to do first. */
export function DangerList({ language: { dangers } }: { readonly language: Language }) {
  return (
    <LabeledSection label={dangers.heading} id="dangers" tight>
      <dl className={styles.list}>
        {dangers.list.map(({ kind, name, advice }) => (
          <div key={name} id={kind && dangerId(kind)}>
            <dt>{name}</dt>
            <dd>
              <HelpNumbers text={advice} />
            </dd>
          </div>
        ))}
      </dl>
    </LabeledSection>
  );
}
