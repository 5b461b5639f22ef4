import { ANY_DANGER } from '../../content/dangers.ts';
import { ENGLISH_SEARCH } from '../../content/search-copy.ts';
import { DangerAdvice } from './danger-advice.tsx';
import type { SearchBoxProps } from './search-box.tsx';
import styles from './search-missing.module.css';

/**
 * Hidden part of the page that `search-field.client.ts` shows if the search fails to load. The query cannot
 * be understood then, so what to do in danger comes first, in both languages in which dangers are recognized.
 */
export function SearchMissing({ noConnection, phone, language, words = ENGLISH_SEARCH }: SearchBoxProps) {
  const [first, second] = language === 'es' ? (['es', 'en'] as const) : (['en', 'es'] as const);
  const { name, advice } = ANY_DANGER[second];
  return (
    <div className={styles.missing} role="alert" hidden>
      <DangerAdvice danger={{ language: first, call: '911', ...ANY_DANGER[first] }} phone={phone} />
      <p lang={second}>
        <b>{name}</b> {advice}
      </p>
      <p>
        {`${noConnection} ${words.call} `}
        <a href={phone.href}>{phone.text}</a>.
      </p>
    </div>
  );
}
