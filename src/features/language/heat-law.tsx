import { boroughs } from '../../site/catalog.ts';
import { isCityBorough } from '../../site/city-areas.ts';
import type { Language } from '../../site/languages.ts';
import { LabeledSection } from '../../ui/section/section.tsx';
import { HelpNumbers } from '../shared/help-numbers.tsx';
import styles from './heat-law.module.css';

const isInCity = boroughs.some(({ slug }) => isCityBorough(slug));

/** What the city requires of landlords, and whom a tenant calls (see src/content/claims.yaml). */
export function HeatLaw({ language: { heat } }: { readonly language: Language }) {
  if (!isInCity) return null;
  return (
    <LabeledSection label={heat.heading} id="heat" tight>
      <ul className={styles.rules}>
        {heat.rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
      <p className={styles.tenant}>
        <HelpNumbers text={heat.tenant} />
      </p>
      {heat.more && (
        <dl className={styles.more}>
          {heat.more.map(({ title, text }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>
                <HelpNumbers text={text} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </LabeledSection>
  );
}
