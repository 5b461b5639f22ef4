import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './hours-table.module.css';

interface HoursTableProps {
  /** Days and hours in words. */
  readonly rows: readonly { readonly days: string; readonly hours: string }[];
  /** ID of the table's visible label; without one, the table has a label for screen readers only. */
  readonly labelledBy?: string;
}

/** Opening hours; days with the same hours share a row. */
export function HoursTable({ rows, labelledBy }: HoursTableProps) {
  return (
    <table className={styles.hours} aria-labelledby={labelledBy}>
      {labelledBy === undefined && (
        <caption>
          <VisuallyHidden>Opening hours</VisuallyHidden>
        </caption>
      )}
      <tbody>
        {rows.map(({ days, hours }) => (
          <tr key={days} data-row="baseline">
            <th scope="row">{days}</th>
            <td>{hours}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
