import { DANGER_LINE } from '../../content/dangers.ts';
import { WarningIcon } from '../../ui/icon/icon.tsx';
import styles from './danger-line.module.css';
import { HelpNumbers } from './help-numbers.tsx';

interface DangerLineProps {
  /** The line in a language other than English; it mentions 911 once. */
  readonly text?: string;
  /** On the page of a machine, the line ends with a link to its other dangers. */
  readonly linksToOthers?: boolean;
}

/** What to do about gas, smoke and carbon monoxide before calling us, with the emergency number as a link. */
export function DangerLine({ text = DANGER_LINE.en, linksToOthers = false }: DangerLineProps) {
  return (
    <p className={styles.line} data-danger="">
      <WarningIcon />
      <HelpNumbers text={text} />{' '}
      {linksToOthers && (
        <a href="#dangers" data-print="hide">
          Other dangers
        </a>
      )}
    </p>
  );
}
