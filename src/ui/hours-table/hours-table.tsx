import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './hours-table.module.css';

interface HoursTableProps {
  /** Days and hours in words. */
  readonly rows: readonly { readonly days: string; readonly hours: string }[];
  /** Name of the table, for screen readers. */
  readonly caption?: string;
}

/** Opening hours, one row for days that share them. */
export function HoursTable({ rows, caption = 'Opening hours' }: HoursTableProps) {
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
