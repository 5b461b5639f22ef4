import { DANGER_LINE } from '../../content/dangers.ts';
import { WarningIcon } from '../../ui/icon/icon.tsx';
import styles from './danger-line.module.css';

interface DangerLineProps {
  /** The line in a language other than English; it mentions 911 once. */
  readonly text?: string;
}

/** What to do about gas and carbon monoxide before calling us, with the emergency number as a link. */
export function DangerLine({ text = DANGER_LINE.en }: DangerLineProps) {
  const [before, after] = text.split('911');
  return (
    <p className={styles.line} data-danger="">
      <WarningIcon />
      {before}
      <a href="tel:911">911</a>
      {after}
    </p>
  );
}
