import { ANY_DANGER, NO_HEAT } from '../../content/dangers.ts';
import { ENGLISH_SEARCH } from '../../content/search-copy.ts';
import { OpenHours } from '../../ui/open-now/open-hours.tsx';
import { HelpNumbers } from '../shared/help-numbers.tsx';
import { DangerAdvice } from './danger-advice.tsx';
import type { SearchBoxProps } from './search-box.tsx';
import styles from './search-missing.module.css';

/**
 * A hidden message that is shown if the search or the script of the page fails to load. Without the search, a typed
 * danger is not recognized, so the message starts with advice for any danger, in English and Spanish. It also says
 * whom to call about a cold home, except on pages in other languages, where a list of all dangers is near the field.
 */
export function SearchMissing({ noConnection, phone, language, words = ENGLISH_SEARCH }: SearchBoxProps) {
  const [first, second] = language === 'es' ? (['es', 'en'] as const) : (['en', 'es'] as const);
  const { name, advice } = ANY_DANGER[second];
  return (
    <div className={styles.missing} role="alert" data-search-missing="" data-stands-in="" hidden>
      <DangerAdvice
        danger={{ kind: 'any', language: first, call: '911', machines: [], ...ANY_DANGER[first] }}
        phone={phone}
        hasOffice={false}
      />
      <p lang={second}>
        <b>{name}</b> {advice}
      </p>
      <p>
        {!language && <HelpNumbers text={NO_HEAT} />}
        {` ${noConnection} ${words.call} `}
        <a href={phone.href}>{phone.text}</a>.
        <OpenHours {...phone.hours} />
      </p>
    </div>
  );
}
