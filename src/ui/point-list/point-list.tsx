import { classNames } from '../../lib/styling/class-names.ts';
import styles from './point-list.module.css';

interface PointListProps {
  readonly points: readonly { readonly title: string; readonly text: string; readonly id?: string }[];
  /** `features`: up to three columns under one line; `reasons`: a line above each point. */
  readonly look: 'features' | 'reasons';
}

/** Short headings with a sentence or two each. */
export function PointList({ points, look }: PointListProps) {
  const columns = look === 'reasons' && points.length === 3 ? styles.three : undefined;
  return (
    <ul className={classNames(styles[look], columns)} data-row="baseline">
      {points.map(({ title, text, id }) => (
        <li key={title} id={id}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
