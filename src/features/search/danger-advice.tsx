import type { FoundDanger } from '../../lib/search/find-dangers.ts';
import styles from './danger-advice.module.css';

/** Words on the link that dials. */
const CALL = { en: 'Call 911', es: 'Llamar al 911' } as const;

interface DangerAdviceProps {
  readonly danger: FoundDanger;
  /** Services follow. */
  readonly isFollowed: boolean;
}

/** The advice that comes before every service, in the language in which the danger was typed. */
export function DangerAdvice({ danger: { language, name, advice }, isFollowed }: DangerAdviceProps) {
  return (
    <>
      <div className={styles.danger} lang={language}>
        <p>
          <b>{name}</b> {advice}
        </p>
        <a href="tel:911">{CALL[language]}</a>
      </div>
      {isFollowed && <p className={styles.later}>When it is safe</p>}
    </>
  );
}
