/** Reads and checks all content but `company.yaml` once, and fills it in; pages use this, never the files. */
import type { SystemKey } from '../content/parts.ts';
import type { Question } from '../content/question-schema.ts';
import type { Service, System } from '../content/schema.ts';
import { mapTopPages } from '../content/top-pages.ts';
import { business } from './business.ts';
import { fillInCatalog } from './fill-in-catalog.ts';
import { readCatalog } from './read-catalog.ts';

export const {
  brand,
  systems,
  services,
  boroughs,
  team,
  projects,
  reviews,
  ownPages,
  pages,
  languages: languageFiles,
} = fillInCatalog(await readCatalog(), business);

/** The questions of each page in `TOP_PAGES`; services, boroughs and pages that the owner added have their own. */
export const pageQuestions = mapTopPages((name): readonly Question[] => pages[name].questions);

/** Returns the system (the kind of machine) with this key. */
export function getSystem(key: SystemKey): System {
  const system = systems.find((one) => one.key === key);
  if (!system) throw new RangeError(`There is no system “${key}”`);
  return system;
}

/** Returns the service with this slug. */
export function getService(slug: string): Service {
  const service = services.find((one) => one.slug === slug);
  if (!service) throw new RangeError(`No service has the slug “${slug}”`);
  return service;
}

/** Returns the title followed by the plain name: “PTAC Repair, the wall unit under the window”. */
export function formatServiceName({ title, plainName }: Service): string {
  return `${title}, ${plainName}`;
}

/** Returns all services of one system, in the order of the catalog. */
export function listServices(key: SystemKey): Service[] {
  return services.filter(({ system }) => system === key);
}

/** Returns the plain name, with the trade name if that is an acronym: “Wall unit (PTAC)”. The acronym never wraps. */
export function formatSystemName({ name, tradeName, acronym }: System): string {
  return acronym ? `${name} (${tradeName.replaceAll(' ', '\u00a0')})` : name;
}

/**
 * Returns other services (specification, section 9): other jobs for the same machine, the same job for others, nearest
 * first, one job for each machine not yet listed, then the rest.
 */
export function listRelatedServices(service: Service, count = 5): Service[] {
  const order = systems.map(({ key }) => key);
  const home = order.indexOf(service.system);
  const distance = ({ system }: Service): number => Math.abs(order.indexOf(system) - home);
  const byDistance = (a: Service, b: Service): number => distance(a) - distance(b);
  const others = services.filter(({ slug }) => slug !== service.slug);
  const own = others.filter(({ system }) => system === service.system);
  const sameJob = others
    .filter(({ system, job }) => system !== service.system && job === service.job)
    .sort(byDistance);
  const nearest = [...own, ...sameJob, ...others.toSorted(byDistance)];
  const firsts = nearest.filter(
    ({ system }, index) => index === nearest.findIndex((one) => one.system === system),
  );
  return [...new Set([...own, ...sameJob, ...firsts, ...nearest])].slice(0, count);
}
