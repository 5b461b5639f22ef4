/** Arranges any number of projects of any format in rows without gaps. */
import type { Project } from '../../content/schema.ts';

/** In its content's format, as `half` of a row, or alone in its row with its text `beside` the picture. */
export type ProjectLook = Project['format'] | 'half' | 'beside';

export interface PlacedProject {
  readonly project: Project;
  readonly look: ProjectLook;
}

/** Returns a row of one project, or of two if neither is a panorama. */
function fillRow(project: Project, next: Project | undefined): PlacedProject[] {
  if (project.format === 'panorama') return [{ project, look: 'panorama' }];
  if (!next || next.format === 'panorama') return [{ project, look: 'beside' }];
  const areAlike = project.format === next.format;
  return [project, next].map((one) => ({ project: one, look: areAlike ? 'half' : one.format }));
}

/** Returns the projects in their order, each with its look. */
export function arrangeProjects(projects: readonly Project[]): PlacedProject[] {
  const [project, next, ...others] = projects;
  if (!project) return [];
  const row = fillRow(project, next);
  const rest = row.length === 2 || !next ? others : [next, ...others];
  return [...row, ...arrangeProjects(rest)];
}
