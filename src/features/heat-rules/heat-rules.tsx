import type { ReactNode } from 'react';
import { HEAT_LIMITS } from '../../content/heat-limits.ts';
import type { HeatRulesWords } from '../../content/heat-rules-schema.ts';
import type { Borough } from '../../content/schema.ts';
import { boroughs, pages } from '../../site/catalog.ts';
import { isCityBorough } from '../../site/city-areas.ts';
import type { Language } from '../../site/languages.ts';
import { SplitHead } from '../../ui/split-head/split-head.tsx';
import { HelpNumbers } from '../shared/help-numbers.tsx';
import styles from './heat-rules.module.css';
import { RoomForm } from './room-form.tsx';

/** The city’s rules for rented homes (NYC Housing Maintenance Code; see src/content/claims.yaml). */
const CITY_RULES = pages['every-page'].heatRules;

/** ID of the section, for links such as `/#68`. */
const ROOM = String(HEAT_LIMITS.day.degrees);

/** Returns the rules of an area: its own if it has any, the city's for one of the five boroughs, otherwise none. */
const rulesOf = ({ slug, heatRules }: Borough): HeatRulesWords | undefined =>
  heatRules ?? (isCityBorough(slug) ? CITY_RULES : undefined);

interface HeatRulesProps {
  /** The area whose rules are shown; by default, the company's first area that is a borough of the city. */
  readonly area?: Borough;
}

/** The three temperatures that a landlord must provide, a form that answers whether a room has them, and whom to call. */
export function HeatRules({ area = boroughs.find(({ slug }) => isCityBorough(slug)) }: HeatRulesProps) {
  const words = area && rulesOf(area);
  if (!words) return null;
  const { advice, source, ...rest } = words;
  return (
    <HeatPanel {...rest} id="heat-rules" hasForm={words === CITY_RULES}>
      <p className={styles.source}>
        <HelpNumbers text={advice} /> <span>{source}</span>
      </p>
    </HeatPanel>
  );
}

interface HeatPanelProps {
  /** ID of the heading. */
  readonly id: string;
  readonly heading: string;
  readonly lead?: string;
  readonly rules: readonly {
    readonly degrees: string;
    readonly label?: string | undefined;
    readonly text: string;
  }[];
  /** Whether the limits are the city's, so that the form can answer. */
  readonly hasForm: boolean;
  /** Language of the page, if not English. */
  readonly language?: Language;
  readonly children: ReactNode;
}

/** The limits in large figures, below a form about the visitor's room. */
export function HeatPanel({ id, heading, lead, rules, hasForm, language, children }: HeatPanelProps) {
  const head = (
    <SplitHead className={styles.head} id={id} heading={heading}>
      {lead}
    </SplitHead>
  );
  const formLanguage = language?.code === 'es' ? 'es' : 'en';
  return (
    <section className={styles.panel} id={ROOM} data-ground="night" aria-labelledby={id}>
      <div className={styles.wrap} data-wrap>
        {hasForm ? (
          <RoomForm language={formLanguage} words={language?.words}>
            {head}
          </RoomForm>
        ) : (
          head
        )}
        <dl className={styles.list} data-row="baseline">
          {rules.map(({ degrees, label, text }) => (
            <div key={degrees}>
              <dt>
                <span className={styles.degrees}>{degrees}</span>{' '}
                {label && <span className={styles.label}>{label}</span>}
              </dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        {children}
      </div>
    </section>
  );
}
