import { PARTS } from '../../content/parts.ts';
import type { Service } from '../../content/schema.ts';
import { NumberBadge } from '../../ui/number-badge/number-badge.tsx';
import { LabeledSection } from '../../ui/section/section.tsx';
import styles from './check-list.module.css';

/** Six parts of the drawing with what this job does there. */
export function CheckList({ service }: { readonly service: Service }) {
  const parts: readonly string[] = PARTS[service.system];
  const replacing =
    service.job === 'replacement' || service.job === 'installation' || service.job === 'estimate';
  return (
    <LabeledSection
      label={replacing ? 'Part by part, what gets decided' : 'Part by part, what gets checked'}
      tight
      folds
    >
      <dl className={styles.list}>
        {service.checks.map(({ part, text }) => (
          <div key={part}>
            <dt>
              <NumberBadge number={parts.indexOf(part) + 1} /> {part}
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </LabeledSection>
  );
}
