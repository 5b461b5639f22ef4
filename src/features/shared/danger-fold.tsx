import { dangers, MACHINE_DANGERS } from '../../content/dangers.ts';
import type { SystemKey } from '../../content/parts.ts';
import { PlusSummary } from '../../ui/plus-sign/plus-sign.tsx';
import { Section } from '../../ui/section/section.tsx';
import styles from './danger-fold.module.css';
import { HelpNumbers } from './help-numbers.tsx';

/** A machine's dangers in a fold, most urgent first, as the search shows them. A link to the ID opens the fold. */
export function DangerFold({ system }: { readonly system: SystemKey }) {
  const list = dangers.filter(({ kind }) => MACHINE_DANGERS[system].includes(kind));
  return (
    <Section className={styles.section} tight onlyOnScreen>
      <details className={styles.fold} data-danger="">
        <PlusSummary>
          <h2>{`In danger? What to do first: ${list.map(({ short }) => short).join(', ')}`}</h2>
        </PlusSummary>
        <dl id="dangers">
          {list.map(({ kind, en }) => (
            <div key={kind}>
              <dt>{en.name}</dt>
              <dd>
                <HelpNumbers text={en.advice} />
              </dd>
            </div>
          ))}
        </dl>
      </details>
    </Section>
  );
}
