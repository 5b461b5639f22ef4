import { pages } from '../../site/catalog.ts';
import { SplitHead } from '../../ui/split-head/split-head.tsx';
import styles from './heat-rules.module.css';

/** The city’s rules for rented homes (NYC Housing Maintenance Code; see docs/claims.md). */
const { heading, lead, rules, advice, source } = pages['every-page'].heatRules;

/** Three temperatures that a landlord owes, and whom to call. */
export function HeatRules() {
  return (
    <section className={styles.rules} data-ground="night" aria-labelledby="heat-rules">
      <div className={styles.wrap}>
        <SplitHead className={styles.head} id="heat-rules" heading={heading}>
          {lead}
        </SplitHead>
        <dl className={styles.list}>
          {rules.map(({ degrees, label, text }) => (
            <div key={degrees}>
              <dt>
                <span className={styles.degrees}>{degrees}</span>{' '}
                <span className={styles.label}>{label}</span>
              </dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <p className={styles.source}>
          {`${advice} `}
          <span>{source}</span>
        </p>
      </div>
    </section>
  );
}
