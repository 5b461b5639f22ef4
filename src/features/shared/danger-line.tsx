import { DANGER_LINE, OTHER_DANGER_LINE } from '../../content/dangers.ts';
import { WarningIcon } from '../../ui/icon/icon.tsx';
import styles from './danger-line.module.css';
import { HelpNumbers } from './help-numbers.tsx';

interface DangerLineProps {
  /** The line in a language other than English; it mentions 911 once. */
  readonly text?: string;
  /** On the page of a machine, the line ends with a link to its other dangers. */
  readonly linksToOthers?: boolean;
}

const LINK_TO_OTHERS = (
  <a href="#dangers" data-print="hide">
    Other dangers
  </a>
);

/** What to do about gas and carbon monoxide before calling us, with the emergency number as a link. */
export function DangerLine({ text = DANGER_LINE.en, linksToOthers = false }: DangerLineProps) {
  return (
    <p className={styles.line} data-danger="">
      <WarningIcon />
      <HelpNumbers text={text} /> {linksToOthers && LINK_TO_OTHERS}
    </p>
  );
}

/** The first order and the link to the other dangers of a machine that burns no fuel, whose page has no `DangerLine`. */
export function DangerLink() {
  return (
    <p className={styles.line} data-danger="" data-print="hide">
      <WarningIcon />
      <HelpNumbers text={OTHER_DANGER_LINE} /> {LINK_TO_OTHERS}
    </p>
  );
}
