import { classNames } from '../../lib/styling/class-names.ts';
import styles from './toast.module.css';

interface EarlyToastProps {
  readonly title: string;
  readonly text: string;
}

/** A toast in the HTML of the page, hidden until a script shows it because `Toast` has not loaded. */
export function EarlyToast({ title, text }: EarlyToastProps) {
  return (
    <div className={classNames(styles.viewport, styles.early)} role="status" data-early-toast="">
      <div className={styles.toast} data-ground="night">
        <p className={styles.title}>{title} </p>
        <p>{text}</p>
      </div>
    </div>
  );
}
