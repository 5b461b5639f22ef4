import { hoursLine } from '../../site/contact-details.ts';
import { OpenNow } from '../../ui/open-now/open-now.tsx';
import styles from './call-line.module.css';

/**
 * The office hours or, while the office is closed, the time when it reopens. Below that, whom else to call. Hours
 * and reopening time share one space, so nothing shifts.
 */
export function CallHours() {
  return (
    <>
      <span className={styles.hours}>
        <span>{hoursLine}.</span>
        <span data-while-closed="">
          <OpenNow />
        </span>
      </span>
      <span>
        Renting? Landlord, then <a href="tel:311">311</a>. Danger? <a href="tel:911">911</a>.
      </span>
    </>
  );
}
