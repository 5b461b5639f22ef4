import type { Language } from '../../site/languages.ts';
import { LabeledSection } from '../../ui/section/section.tsx';
import styles from './danger-list.module.css';

/** Every danger with what to do first. */
export function DangerList({ language: { dangers } }: { readonly language: Language }) {
  return (
    <LabeledSection label={dangers.heading} tight>
      <dl className={styles.list}>
        {dangers.list.map(({ name, advice }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{advice}</dd>
          </div>
        ))}
      </dl>
    </LabeledSection>
  );
}
