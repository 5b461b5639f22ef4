import { classNames } from '../../lib/styling/class-names.ts';
import { PointList, type PointListProps } from './point-list.tsx';
import styles from './reason-list.module.css';

/** Points in three or four columns, with a line above each. */
export function ReasonList({ points }: Pick<PointListProps, 'points'>) {
  return (
    <PointList points={points} className={classNames(styles.reasons, points.length === 3 && styles.three)} />
  );
}
