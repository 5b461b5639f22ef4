import type { Project } from '../../content/schema.ts';
import { TagList } from '../../ui/tag-list/tag-list.tsx';
import { ArtImage } from '../art/art-image.tsx';
import styles from './project-article.module.css';

/** Shown so near that two technicians and the unit in its sleeve fill the plate: the job instead of the building. */
const CLOSE_UP = 'wall-unit-line';

/** A building cut open: what is wrong, what such a job does, what is in the way. */
export function ProjectArticle({ project }: { readonly project: Project }) {
  const { id, title, description, constraint, image, imageAlt, tags, format } = project;
  return (
    <article className={styles.project} data-format={format}>
      <div className={styles.plate} data-ground="night" data-near={id === CLOSE_UP || undefined}>
        <ArtImage name={image} alt={imageAlt} />
      </div>
      <div className={styles.words}>
        <h2>{title}</h2>
        <div className={styles.text}>
          <p>{description}</p>
          <p>
            <b>In the way:</b> {constraint}
          </p>
        </div>
        <TagList tags={tags} className={styles.tags} />
      </div>
    </article>
  );
}
