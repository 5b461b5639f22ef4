import { SplitHead } from '../../ui/split-head/split-head.tsx';
import styles from './heat-rules.module.css';

/** The city's rules for rented homes (NYC Housing Maintenance Code; see docs/claims.md). */
const RULES = [
  {
    degrees: '68°',
    label: 'by day',
    text: 'At least 68°F from 6\u00a0am to 10\u00a0pm, whenever it is under 55°F outside.',
  },
  {
    degrees: '62°',
    label: 'by night',
    text: 'At least 62°F from 10\u00a0pm to 6\u00a0am, whatever the weather.',
  },
  { degrees: '120°', label: 'hot water', text: 'At least 120°F, every day of the year.' },
];

/** Three temperatures that a landlord owes, and whom to call. */
export function HeatRules() {
  return (
    <section className={styles.rules} data-ground="night" aria-labelledby="heat-rules">
      <div className={styles.wrap}>
        <SplitHead
          className={styles.head}
          id="heat-rules"
          heading={
            <>
              The law says sixty-eight. <br />
              What does your room say?
            </>
          }
        >
          City rules for rented homes. Heat season runs from October 1 to May 31.
        </SplitHead>
        <dl className={styles.list}>
          {RULES.map(({ degrees, label, text }) => (
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
          Tenant with no heat? Tell the landlord, then call 311. Owner or super? Call us.{' '}
          <span>Source: NYC Department of Housing Preservation and Development. Degrees Fahrenheit.</span>
        </p>
      </div>
    </section>
  );
}
