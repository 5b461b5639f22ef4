import type { Service } from '../../content/schema.ts';
import { LabeledSection } from '../../ui/section/section.tsx';
import { TwoColumns } from '../../ui/two-columns/two-columns.tsx';
import styles from './before-visit.module.css';
import { PageCode } from './page-code.tsx';
import { ShareForm } from './share-form.tsx';

/** What to have ready, where our part ends, a form to share the page, and in print a QR code that leads to it. */
export function BeforeVisit({ service }: { readonly service: Service }) {
  return (
    <LabeledSection label="Before we come" tight folds>
      <TwoColumns className={styles.columns}>
        <div>
          <h3>Have ready</h3>
          <ul className={styles.ready}>
            {service.prepare.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </div>
        <div>
          {service.limits.length > 0 && (
            <>
              <h3>Where our part ends</h3>
              <ul className={styles.limits}>
                {service.limits.map((limit) => (
                  <li key={limit}>{limit}</li>
                ))}
              </ul>
            </>
          )}
          <PageCode service={service} />
        </div>
      </TwoColumns>
      <ShareForm />
    </LabeledSection>
  );
}
