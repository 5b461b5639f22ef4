/** All content, read, checked and filled in once. Pages and checks take entities from here, never from the files. */
import { dangerSchema } from '../content/danger-schema.ts';
import { dangers } from '../content/dangers.ts';
import type { SystemKey } from '../content/parts.ts';
import { programs as programData } from '../content/programs.ts';
import { type Program, programSchema, type Question } from '../content/question-schema.ts';
import type { Service, System } from '../content/schema.ts';
import { mapTopPages } from '../content/top-pages.ts';
import { business } from './business.ts';
import { fillInCatalog } from './fill-in-catalog.ts';
import { parseVocabulary } from './parse-vocabulary.ts';
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
export const programs: readonly Program[] = parseVocabulary('programs.ts', programSchema, programData);
// The search takes them as they are, without what checks them.
parseVocabulary('dangers.ts', dangerSchema, dangers);

/** Questions of the pages beside services and boroughs, which carry their own. */
export const pageQuestions = mapTopPages((name): readonly Question[] => pages[name].questions);

/** The family of machines a service belongs to. */
export function getSystem(key: SystemKey): System {
  const system = systems.find((one) => one.key === key);
  if (!system) throw new RangeError(`There is no system “${key}”`);
  return system;
}

/** A service by its slug. */
export function getService(slug: string): Service {
  const service = services.find((one) => one.slug === slug);
  if (!service) throw new RangeError(`There is no service “${slug}”`);
  return service;
}

/** Title with the plain name beside it: “PTAC Repair, the wall unit under the window”. */
export function formatServiceName({ title, plainName }: Service): string {
  return `${title}, ${plainName}`;
}

/** All services of one family, in their stored order. */
export function listServices(key: SystemKey): Service[] {
  return services.filter(({ system }) => system === key);
}

/** Plain name with its acronym: “Wall unit (PTAC)”. The acronym never breaks. */
export function formatSystemName({ name, tradeName, acronym }: System): string {
  return acronym ? `${name} (${tradeName.replaceAll(' ', '\u00a0')})` : name;
}

/** Five other services (specification 9): the same system's other jobs first, then the same job of neighboring systems. */
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
  const rest = others
    .filter(({ system, job }) => system !== service.system && job !== service.job)
    .sort(byDistance);
  return [...own, ...sameJob, ...rest].slice(0, count);
}
