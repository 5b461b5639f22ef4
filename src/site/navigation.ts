/** Links of the header, the menus and the footer. */
import type { Service, System } from '../content/schema.ts';
import { TOP_PAGE_NAMES, TOP_PAGES, type TopPageName } from '../content/top-pages.ts';
import { business } from './business.ts';
import { boroughs, listServices, systems } from './catalog.ts';
import { routes } from './routes.ts';

/** The header entry that a page belongs to. */
export type NavigationKey = TopPageName | 'areas';

const listLinked = (part: 'header' | 'footer'): TopPageName[] =>
  TOP_PAGE_NAMES.filter((name) => TOP_PAGES[name].link === part);

/** The header entries in order; the areas follow the services. */
export const headerEntries: readonly NavigationKey[] = listLinked('header').flatMap((name) =>
  name === 'services' ? [name, 'areas' as const] : [name],
);

/** Pages that the last row of the footer links to. */
export const footerPages: readonly TopPageName[] = listLinked('footer');

export interface ServiceLink {
  readonly href: string;
  /** Short text under the heading of the machine: only the job, if that is enough. */
  readonly label: string;
  /** Name of the machine, for places without its heading; `null` if the label is clear without it. */
  readonly family: string | null;
}

const JOB_LABELS = {
  repair: 'Repair',
  maintenance: 'Maintenance',
  replacement: 'Replacement',
  installation: 'Installation',
  estimate: business.freeEstimates ? 'Free estimate' : 'Estimate',
  general: 'General HVAC',
} as const;

function labelOf({ system, job, slug }: Service): string {
  if (system !== 'general') return JOB_LABELS[job];
  return slug.includes('estimate') ? 'Replacement estimate' : JOB_LABELS.general;
}

/** Whether the label must be the title, because the label of the job would not tell this service from another. */
function needsTitle({ slug, job, title }: Service, family: readonly Service[]): boolean {
  return family.some((other) => other.slug !== slug && other.job === job) && !title.endsWith(JOB_LABELS[job]);
}

function linkJobs({ key, name, place }: System): ServiceLink[] {
  const family = listServices(key);
  return family.map((service) => {
    const href = routes.service(service.slug);
    if (needsTitle(service, family)) return { href, label: service.title, family: null };
    return { href, label: labelOf(service), family: place === 'anywhere' ? null : name };
  });
}

/** The machines that have services, from cellar to roof, with their jobs: all services, each once. */
export const serviceMenu = systems
  .map((system) => ({ system, href: routes.system(system.key), jobs: linkJobs(system) }))
  .filter(({ jobs }) => jobs.length > 0);

export const areaMenu = boroughs.map(({ name, slug, systems: note }) => ({
  name,
  href: routes.borough(slug),
  note,
  slug,
}));
