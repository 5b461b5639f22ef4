import { HEAT_FORMS } from '../../content/heat-texts.ts';
import { boroughs } from '../../site/catalog.ts';
import { isCityBorough } from '../../site/city-areas.ts';
import type { Language } from '../../site/languages.ts';
import { HeatPanel } from '../heat-rules/heat-rules.tsx';
import { HelpNumbers } from '../shared/help-numbers.tsx';
import styles from './heat-law.module.css';

const isInCity = boroughs.some(({ slug }) => isCityBorough(slug));

/** What the city requires of landlords, and whom a tenant calls (see src/content/claims.yaml). */
export function HeatLaw({ language }: { readonly language: Language }) {
  const { code, heat } = language;
  if (!isInCity) return null;
  return (
    <HeatPanel
      id="heat"
      heading={heat.heading}
      rules={heat.rules.map((text, index) => ({
        degrees: /\d+°/.exec(text)?.[0] ?? '',
        label: heat.labels?.[index],
        text,
      }))}
      hasForm={code in HEAT_FORMS}
      language={language}
    >
      <p className={styles.tenant}>
        <HelpNumbers text={heat.tenant} />
      </p>
      {heat.more && (
        <dl className={styles.more}>
          {heat.more.map(({ title, text, topic }) => (
            <div key={title} id={topic}>
              <dt>{title}</dt>
              <dd>
                <HelpNumbers text={text} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </HeatPanel>
  );
}
