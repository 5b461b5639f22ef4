import { classNames } from '../../lib/styling/class-names.ts';
import styles from './tag-list.module.css';

interface TagListProps {
  readonly tags: readonly string[];
  readonly className?: string | undefined;
}

/** Tags separated by short strokes. */
export function TagList({ tags, className }: TagListProps) {
  return (
    <ul className={classNames(styles.tags, className)} aria-label="Tags" data-row="baseline">
      {tags.map((tag) => (
        <li key={tag}>{tag}</li>
      ))}
    </ul>
  );
}
