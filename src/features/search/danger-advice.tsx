import type { FoundDanger } from '../../lib/search/find-dangers.ts';
import styles from './danger-advice.module.css';

/** What stands beside an advice: on the link that dials, and over the services that may follow. */
const WORDS = {
  en: { call: 'Call 911', later: 'When it is safe' },
  es: { call: 'Llamar al 911', later: 'Cuando ya no haya peligro' },
} as const;

interface DangerAdviceProps {
  readonly danger: FoundDanger;
  /** Services follow. */
  readonly isFollowed: boolean;
}

/** The advice that comes before every service, in the language in which the danger was typed. */
export function DangerAdvice({ danger: { language, name, advice }, isFollowed }: DangerAdviceProps) {
  const { call, later } = WORDS[language];
  return (
    <div lang={language}>
      <div className={styles.danger}>
        <p>
          <b>{name}</b> {advice}
        </p>
        <a href="tel:911">{call}</a>
      </div>
      {isFollowed && <p className={styles.later}>{later}</p>}
    </div>
  );
}
