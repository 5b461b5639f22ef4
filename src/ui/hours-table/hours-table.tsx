import { hoursTable } from '../../site/contact-details.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './hours-table.module.css';

/** Opening hours, one row for days that share them. */
export function HoursTable() {
  return (
    <table className={styles.hours}>
      <caption>
        <VisuallyHidden>Opening hours</VisuallyHidden>
      </caption>
      <tbody>
        {hoursTable.map(({ days, hours }) => (
          <tr key={days}>
            <th scope="row">{days}</th>
            <td>{hours}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
