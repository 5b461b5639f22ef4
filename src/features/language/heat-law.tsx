import type { Language } from '../../site/languages.ts';
import { LabeledSection } from '../../ui/section/section.tsx';
import styles from './heat-law.module.css';

/** What the city asks of landlords, and whom a tenant calls (see docs/claims.md). */
export function HeatLaw({ language: { heat } }: { readonly language: Language }) {
  return (
    <LabeledSection label={heat.heading} tight>
      <ul className={styles.rules}>
        {heat.rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
      <p className={styles.tenant}>{heat.tenant}</p>
    </LabeledSection>
  );
}
