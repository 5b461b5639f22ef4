import type { Service } from '../../content/schema.ts';
import { LabeledSection } from '../../ui/section/section.tsx';
import { TwoColumns } from '../../ui/two-columns/two-columns.tsx';
import styles from './before-visit.module.css';

/** What to do and have ready, and where our part ends. */
export function BeforeVisit({ service }: { readonly service: Service }) {
  return (
    <LabeledSection label="Before we come" tight folds>
      <TwoColumns className={styles.columns}>
        <div>
          <h3>Your part</h3>
          <ul className={styles.ready}>
            {service.prepare.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </div>
        {service.limits.length > 0 && (
          <div>
            <h3>Where our part ends</h3>
            <ul className={styles.limits}>
              {service.limits.map((limit) => (
                <li key={limit}>{limit}</li>
              ))}
            </ul>
          </div>
        )}
      </TwoColumns>
    </LabeledSection>
  );
}
