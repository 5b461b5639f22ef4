import { pages, projects } from '../../site/catalog.ts';
import { routes } from '../../site/routes.ts';
import { Section } from '../../ui/section/section.tsx';
import { TextLink } from '../../ui/text-link/text-link.tsx';
import { ClosingBand } from '../closing/closing-band.tsx';
import { Questions } from '../questions/questions.tsx';
import { arrangeProjects } from './arrange-projects.ts';
import { FirstProject } from './first-project.tsx';
import styles from './portfolio-page.module.css';
import { ProjectArticle } from './project-article.tsx';

const { contactLink, questions, closing } = pages.portfolio;
const [first, ...others] = projects;

/** Projects in rows without gaps; the first one is in the page head. */
export function PortfolioPage() {
  return (
    <>
      {first && <FirstProject project={first} />}
      <Section className={styles.grid} row="baseline">
        {arrangeProjects(others).map((placed) => (
          <ProjectArticle key={placed.project.id} {...placed} />
        ))}
        <p className={styles.contact} data-print="hide">
          <TextLink href={routes.contact}>{contactLink}</TextLink>
        </p>
      </Section>
      <Questions label="Asked about these jobs" questions={questions} />
      <ClosingBand {...closing} />
    </>
  );
}
