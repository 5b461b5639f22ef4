/** Links of the header, the menus and the footer. */
import type { Service, System } from '../content/schema.ts';
import { boroughs, listServices, systems } from './catalog.ts';
import { routes } from './routes.ts';

/** Entry of the header that a page belongs to. */
export type NavigationKey = 'home' | 'about' | 'services' | 'areas' | 'portfolio' | 'contact';

export const pageLinks = {
  home: { label: 'Home', href: routes.home },
  about: { label: 'About', href: routes.about },
  portfolio: { label: 'Portfolio', href: routes.portfolio },
  contact: { label: 'Contact', href: routes.contact },
} as const;

export interface ServiceLink {
  readonly href: string;
  /** Short words under the family's heading: the job alone where that is enough. */
  readonly label: string;
  /** The family, for a name that makes sense alone; `null` where the label names it. */
  readonly family: string | null;
}

const JOB_LABELS = {
  repair: 'Repair',
  maintenance: 'Maintenance',
  replacement: 'Replacement',
  installation: 'Installation',
  estimate: 'Free estimate',
  general: 'General HVAC',
} as const;

function labelOf({ system, job, slug }: Service): string {
  if (system !== 'general') return JOB_LABELS[job];
  return slug.includes('estimate') ? 'Replacement estimate' : JOB_LABELS.general;
}

function linkJobs({ key, name, place }: System): ServiceLink[] {
  return listServices(key).map((service) => ({
    href: routes.service(service.slug),
    label: labelOf(service),
    family: place === 'anywhere' ? null : name,
  }));
}

/** The ten families in the building's order with their jobs: all services, each once. */
export const serviceMenu = systems.map((system) => ({
  system,
  href: routes.system(system.key),
  jobs: linkJobs(system),
}));

export const areaMenu = boroughs.map(({ name, slug, systems: note }) => ({
  name,
  href: routes.borough(slug),
  note,
  slug,
}));
