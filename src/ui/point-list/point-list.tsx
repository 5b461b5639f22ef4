import { classNames } from '../../lib/styling/class-names.ts';
import styles from './point-list.module.css';

export interface PointListProps {
  readonly points: readonly { readonly title: string; readonly text: string; readonly id?: string }[];
  /** By default, points are in up to three columns under one line. */
  readonly className?: string | undefined;
}

/** Short headings with a sentence or two each. */
export function PointList({ points, className = styles.features }: PointListProps) {
  return (
    <ul className={classNames(styles.points, className)} data-row="baseline">
      {points.map(({ title, text, id }) => (
        <li key={title} id={id}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
