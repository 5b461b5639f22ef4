import { FIGURE_PARTS } from '../../content/parts.ts';
import type { Service } from '../../content/schema.ts';
import { drawingOf } from '../../site/service-drawing.ts';
import { NumberBadge } from '../../ui/number-badge/number-badge.tsx';
import { LabeledSection } from '../../ui/section/section.tsx';
import styles from './check-list.module.css';

/** What this job checks or decides at each part, with its number in the drawing; renders nothing without parts. */
export function CheckList({ service }: { readonly service: Service }) {
  if (service.checks.length === 0) return null;
  const parts: readonly string[] = FIGURE_PARTS[drawingOf(service)];
  const replacing =
    service.job === 'replacement' || service.job === 'installation' || service.job === 'estimate';
  return (
    <LabeledSection
      label={replacing ? 'Part by part, what gets decided' : 'Part by part, what gets checked'}
      tight
      folds
    >
      <dl className={styles.list} data-row="baseline">
        {service.checks.map(({ part, text }) => (
          <div key={part}>
            <dt>
              {parts.includes(part) && <NumberBadge number={parts.indexOf(part) + 1} />} {part}
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </LabeledSection>
  );
}
