import type { Project } from '../../content/schema.ts';
import { pages } from '../../site/catalog.ts';
import { Heading } from '../../ui/heading-lines/heading-lines.tsx';
import { Lead, SkyHead } from '../../ui/sky-head/sky-head.tsx';
import { TagList } from '../../ui/tag-list/tag-list.tsx';
import { Picture } from '../art/picture.tsx';
import { CallLine } from '../shared/call-line.tsx';
import styles from './first-project.module.css';
import { PhotoRow } from './photo-row.tsx';

/** The page title, and below it the first project as a panorama. */
export function FirstProject({ project }: { readonly project: Project }) {
  const { title, tags, description, constraint } = project;
  return (
    <SkyHead>
      <div className={styles.words} data-wrap>
        <Heading as="h1" text={pages.portfolio.title} />
        <Lead>{pages.portfolio.lead}</Lead>
        <p className={styles.sample}>{pages.portfolio.note}</p>
        <CallLine onlyOnPhones />
      </div>
      <Picture picture={project} sizes="100vw" first className={styles.panorama} />
      <article className={styles.caption} data-row="baseline" data-wrap>
        <h2>{title}</h2>
        <div>
          <p>{description}</p>
          <p className={styles.constraint}>
            <b>In the way:</b> {constraint}
          </p>
          <TagList tags={tags} className={styles.tags} />
        </div>
        <PhotoRow project={project} />
      </article>
    </SkyHead>
  );
}
