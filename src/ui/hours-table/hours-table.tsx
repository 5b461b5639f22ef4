import { hoursTable } from '../../site/contact-details.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './hours-table.module.css';

interface HoursTableProps {
  /** Name of the table and rows in another language than English. */
  readonly caption?: string;
  readonly rows?: readonly { readonly days: string; readonly hours: string }[];
}

/** Opening hours, one row for days that share them. */
export function HoursTable({ caption = 'Opening hours', rows = hoursTable }: HoursTableProps) {
  return (
    <table className={styles.hours}>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <tbody>
        {rows.map(({ days, hours }) => (
          <tr key={days}>
            <th scope="row">{days}</th>
            <td>{hours}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
