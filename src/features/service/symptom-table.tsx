import { PARTS } from '../../content/parts.ts';
import type { Service } from '../../content/schema.ts';
import { NumberBadge } from '../../ui/number-badge/number-badge.tsx';
import { LabeledSection } from '../../ui/section/section.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx';
import styles from './symptom-table.module.css';

interface Headings {
  readonly label: string;
  readonly notice: string;
  readonly answer: string;
}

/** Headings of the table: a repair starts with what people notice, other jobs with what they ask. */
function headingsOf({ job }: Service): Headings {
  const places = 'Where we look, numbered as in the drawing';
  const answer = 'The answer, numbered as in the drawing';
  if (job === 'repair')
    return { label: 'What it does, and where we look', notice: 'What you notice', answer: places };
  if (job === 'maintenance')
    return { label: 'Signs and questions', notice: 'What you notice or ask', answer };
  if (job === 'general')
    return { label: 'What people call about', notice: 'What you notice', answer: places };
  return { label: 'Questions, answered on the drawing', notice: 'What people ask', answer };
}

/** What a visitor notices, with the numbers of the parts in the drawing above; screen readers say their names. */
export function SymptomTable({ service }: { readonly service: Service }) {
  if (service.symptoms.length === 0) return null;
  const parts: readonly string[] = PARTS[service.system];
  const { label, notice, answer } = headingsOf(service);
  return (
    <LabeledSection label={label} tight>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{notice}</th>
            <th scope="col">{answer}</th>
          </tr>
        </thead>
        <tbody>
          {service.symptoms.map((symptom) => (
            <tr key={symptom.notice}>
              <th scope="row">{symptom.notice}</th>
              <td>
                <div className={styles.look}>
                  <VisuallyHidden>{`${symptom.parts.join(', ')}: `}</VisuallyHidden>
                  <span className={styles.numbers} aria-hidden="true">
                    {symptom.parts.map((part) => (
                      <NumberBadge key={part} number={parts.indexOf(part) + 1} />
                    ))}
                  </span>
                  <span>{symptom.look}</span>
                </div>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </LabeledSection>
  );
}
