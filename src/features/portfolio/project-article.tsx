import { TABLET_DOWN } from '../../styles/breakpoints.ts';
import { TagList } from '../../ui/tag-list/tag-list.tsx';
import { Picture } from '../art/picture.tsx';
import type { PlacedProject, ProjectLook } from './arrange-projects.ts';
import { PhotoRow } from './photo-row.tsx';
import styles from './project-article.module.css';

const SIZES: Readonly<Record<ProjectLook, string>> = {
  panorama: '100vw',
  wide: `${TABLET_DOWN} 100vw, 53vw`,
  narrow: `${TABLET_DOWN} 100vw, 38vw`,
  half: `${TABLET_DOWN} 100vw, 46vw`,
  beside: `${TABLET_DOWN} 100vw, 53vw`,
};

/** The drawing of which a narrow frame shows two technicians and the unit in its sleeve, not the whole building. */
const CLOSE_UP = 'project-2';

/** A project: its picture, the job, the main obstacle, tags and more photos. */
export function ProjectArticle({ project, look }: PlacedProject) {
  const { title, description, constraint, drawing, tags } = project;
  const isNear = drawing?.name === CLOSE_UP && look === 'narrow';
  return (
    <article className={styles.project} data-format={look}>
      <div className={styles.plate} data-ground={drawing && 'night'} data-near={isNear || undefined}>
        <Picture picture={project} sizes={SIZES[look]} />
      </div>
      <div className={styles.words} data-row="baseline">
        <h2 data-row-line>{title}</h2>
        <div>
          <p>{description}</p>
          <p>
            <b>In the way:</b> {constraint}
          </p>
          <TagList tags={tags} className={styles.tags} />
        </div>
        <PhotoRow project={project} />
      </div>
    </article>
  );
}
