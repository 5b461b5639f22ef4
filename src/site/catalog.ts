/** All content, parsed and cross-checked once. Pages and checks take entities from here, never from `content/`. */
import type { z } from 'zod';
import { boroughs as boroughData } from '../content/boroughs.ts';
import { claims } from '../content/claims.ts';
import { type PageWithQuestions, pageQuestions as pageQuestionData } from '../content/page-questions.ts';
import { PARTS, type SystemKey } from '../content/parts.ts';
import { programs as programData } from '../content/programs.ts';
import { projects as projectData } from '../content/projects.ts';
import { type Program, programSchema, type Question, questionsSchema } from '../content/question-schema.ts';
import {
  type Borough,
  boroughSchema,
  projectSchema,
  type Service,
  type System,
  serviceSchema,
  systemSchema,
  teamMemberSchema,
} from '../content/schema.ts';
import { services as serviceData } from '../content/services/index.ts';
import { systems as systemData } from '../content/systems.ts';
import { team as teamData } from '../content/team.ts';
import { findClosestWord } from '../lib/text/closest-word.ts';
import { findLinkTargets, type LinkTarget } from '../lib/text/parse-rich-text.ts';
import { LINKED_PAGES } from './linked-pages.ts';

/** Content is wrong; the message has one sentence per problem. */
export class ContentError extends Error {
  override readonly name = 'ContentError';
}

/**
 * Parses a list of entities.
 *
 * @throws ContentError with one sentence per problem, naming the file and the entity
 */
export function parseList<Schema extends z.ZodType>(
  name: string,
  schema: Schema,
  data: readonly unknown[],
): z.infer<Schema>[] {
  const problems: string[] = [];
  const parsed = data.flatMap((item, index) => {
    const result = schema.safeParse(item, { reportInput: true });
    if (result.success) return [result.data];
    const label =
      (item as { slug?: string; name?: string; id?: string } | null)?.slug ?? `number ${index + 1}`;
    for (const issue of result.error.issues) {
      problems.push(`src/content/${name}, ${label}: “${issue.path.join('.')}”: ${describeIssue(issue)}.`);
    }
    return [];
  });
  if (problems.length > 0) throw new ContentError(problems.join('\n'));
  return parsed;
}

/** What is wrong with a value, and what to write instead. */
function describeIssue(issue: z.core.$ZodIssue): string {
  if (issue.code !== 'invalid_value' || typeof issue.input !== 'string') return issue.message;
  const known = issue.values.map(String);
  const meant = findClosestWord(issue.input, known);
  const question = meant === undefined ? '' : ` Did you mean “${meant}”?`;
  return `“${issue.input}” is not known here.${question} Write one of these: ${known.join(', ')}`;
}

export const systems: readonly System[] = parseList('systems.ts', systemSchema, systemData);
export const services: readonly Service[] = parseList('services', serviceSchema, serviceData);
export const boroughs: readonly Borough[] = parseList('boroughs.ts', boroughSchema, boroughData);
export const team = parseList('team.ts', teamMemberSchema, teamData);
export const projects = parseList('projects.ts', projectSchema, projectData);
export const programs: readonly Program[] = parseList('programs.ts', programSchema, programData);
/** Questions of the pages beside services and boroughs, which carry their own. */
export const pageQuestions: Readonly<Record<PageWithQuestions, readonly Question[]>> = pageQuestionData;
parseList('page-questions.ts', questionsSchema, Object.values(pageQuestionData));

/** How many of each entity the specification asks for (sections 2, 3 and 9). */
const EXPECTED = { services: 31, boroughs: 5, team: 3, projects: 6, systems: 10 } as const;

const problems = findProblems();
if (problems.length > 0) throw new ContentError(problems.join('\n'));

function findProblems(): string[] {
  const found: string[] = [];
  const counts = { services, boroughs, team, projects, systems };
  for (const [name, count] of Object.entries(EXPECTED)) {
    const actual = counts[name as keyof typeof EXPECTED].length;
    if (actual !== count) found.push(`src/content: expected ${count} ${name}, found ${actual}.`);
  }
  found.push(
    ...findDuplicates(
      'services',
      services.map(({ slug }) => slug),
    ),
  );
  found.push(
    ...findDuplicates(
      'boroughs',
      boroughs.map(({ slug }) => slug),
    ),
  );
  found.push(
    ...findDuplicates(
      'projects',
      projects.map(({ id }) => id),
    ),
  );
  found.push(...services.flatMap(findServiceProblems), ...boroughs.flatMap(findBoroughProblems));
  for (const [page, questions] of Object.entries(pageQuestions))
    found.push(...findLinkProblems(`src/content/page-questions.ts, ${page}`, answersOf(questions)));
  found.push(...programs.flatMap(findProgramProblems));
  return found;
}

function answersOf(questions: readonly Question[]): string[] {
  return questions.map(({ answer }) => answer);
}

function findProgramProblems({ name, claim }: Program): string[] {
  if (claims.some(({ id }) => id === claim)) return [];
  return [`src/content/programs.ts, ${name}: there is no claim “${claim}” in claims.ts.`];
}

function findDuplicates(list: string, values: readonly string[]): string[] {
  const repeated = new Set(values.filter((value, index) => values.indexOf(value) !== index));
  return [...repeated].map((value) => `src/content/${list}: “${value}” is there twice; each must be unique.`);
}

function findServiceProblems({
  slug,
  system,
  checks,
  symptoms,
  longDescription,
  questions,
}: Service): string[] {
  const parts: readonly string[] = PARTS[system];
  const named = [...checks.map(({ part }) => part), ...symptoms.flatMap((symptom) => symptom.parts)];
  const unknown = [...new Set(named.filter((part) => !parts.includes(part)))];
  return [
    ...unknown.map(
      (part) =>
        `src/content/services, ${slug}: the drawing has no part “${part}”. It has: ${parts.join('; ')}.`,
    ),
    ...findLinkProblems(`src/content/services, ${slug}`, [...longDescription, ...answersOf(questions)]),
  ];
}

function findBoroughProblems({ slug, specificServices, description, questions }: Borough): string[] {
  const unknown = specificServices.filter(({ service }) => !services.some((one) => one.slug === service));
  return [
    ...unknown.map(({ service }) => `src/content/boroughs.ts, ${slug}: there is no service “${service}”.`),
    ...findLinkProblems(`src/content/boroughs.ts, ${slug}`, [...description, ...answersOf(questions)]),
  ];
}

function findLinkProblems(where: string, paragraphs: readonly string[]): string[] {
  const known = {
    service: services.map(({ slug }) => slug),
    borough: boroughs.map(({ slug }): string => slug),
    page: [...LINKED_PAGES] as readonly string[],
  };
  let targets: LinkTarget[];
  try {
    targets = findLinkTargets(paragraphs);
  } catch (error) {
    if (error instanceof RangeError) return [`${where}: ${error.message}.`];
    throw error;
  }
  return targets
    .filter(({ type, slug }) => !known[type].includes(slug))
    .map(({ type, slug }) => `${where}: a link leads to the ${type} “${slug}”, which does not exist.`);
}

/** The family of machines a service belongs to. */
export function getSystem(key: SystemKey): System {
  const system = systems.find((one) => one.key === key);
  if (!system) throw new ContentError(`src/content/systems.ts: there is no system “${key}”.`);
  return system;
}

/** A service by its slug. */
export function getService(slug: string): Service {
  const service = services.find((one) => one.slug === slug);
  if (!service) throw new ContentError(`src/content/services: there is no service “${slug}”.`);
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
