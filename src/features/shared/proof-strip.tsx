import { proofs } from '../../site/proofs.ts';
import styles from './proof-strip.module.css';

/** License, insurance, years, fee, reply time, reviews and brands side by side; renders nothing if none is filled in. */
export function ProofStrip() {
  if (proofs.length === 0) return null;
  return (
    <div className={styles.strip} data-wrap data-print="hide">
      <dl className={styles.proofs} data-row="top">
        {proofs.map(({ label, text, note, href }) => (
          <div key={text} data-proof="">
            <dt>{label}</dt>
            <dd>
              {href ? <a href={href}>{text}</a> : text} {note && <span>{note}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
