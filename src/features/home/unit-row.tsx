import { FIGURE_PARTS } from '../../content/parts.ts';
import type { Service, System } from '../../content/schema.ts';
import { listServices } from '../../site/catalog.ts';
import type { ServiceLink } from '../../site/navigation.ts';
import { routes } from '../../site/routes.ts';
import { drawingOf } from '../../site/service-drawing.ts';
import { PlusSummary } from '../../ui/plus-sign/plus-sign.tsx';
import { LinkRow } from '../../ui/text-link/text-link.tsx';
import { ArtImage } from '../art/art-image.tsx';
import { artSource } from '../art/art-source.ts';
import { JobLink } from './job-link.tsx';
import type { Machine } from './unit-finder.tsx';
import styles from './unit-row.module.css';

interface UnitRowProps {
  readonly machine: Machine;
  readonly system: System;
  readonly jobs: readonly ServiceLink[];
}

/**
 * A floor of the house: the machine in its room, its plain name, its trade name and how to recognize it (on phones
 * only where it is). It opens to its jobs and to the symptoms of its first service that lists any, by the numbers of a larger drawing.
 */
export function UnitRow({ machine, system, jobs }: UnitRowProps) {
  const service = listServices(machine).find(({ symptoms }) => symptoms.length > 0);
  return (
    <li className={styles.row} data-unit={machine}>
      <details className={styles.floor} name="unit">
        <PlusSummary>
          <Room machine={machine} />
          <span className={styles.name}>
            <b>{system.name}</b> <small>{system.tradeName}</small>
            <span>{system.recognize}</span>
            <em>{`${system.spot}.`}</em>
          </span>
        </PlusSummary>
        <LinkRow className={styles.jobs}>
          {jobs.map((job) => (
            <li key={job.href}>
              <JobLink job={job} />
            </li>
          ))}
        </LinkRow>
        {service && <Symptoms machine={machine} service={service} />}
      </details>
    </li>
  );
}

/** The drawn floor, and the same file again with its room lit. */
function Room({ machine }: { readonly machine: Machine }) {
  const name = `floor-${machine}` as const;
  const { src, width, height } = artSource(name);
  return (
    <span className={styles.room}>
      <ArtImage name={name} alt="" />
      <img src={`${src}#lit`} alt="" width={width} height={height} loading="lazy" />
    </span>
  );
}

/** “Part 4” or “Parts 4, 7”: the numbers of `named` among all parts of the drawing. */
function listNumbers(named: readonly string[], parts: readonly string[]): string {
  const numbers = named.map((part) => parts.indexOf(part) + 1);
  return numbers.length > 0 ? `${numbers.length > 1 ? 'Parts' : 'Part'} ${numbers.join(', ')}` : '';
}

interface SymptomsProps {
  readonly machine: Machine;
  readonly service: Service;
}

/** What people notice, each with the numbers of its parts; the link leads to its line in the service's table. */
function Symptoms({ machine, service }: SymptomsProps) {
  const parts: readonly string[] = FIGURE_PARTS[drawingOf(service)];
  return (
    <div className={styles.open}>
      <div className={styles.figure}>
        <ArtImage name={`numbered-${machine}`} alt="" />
      </div>
      <ul className={styles.symptoms}>
        {service.symptoms.map((symptom, index) => (
          <li key={symptom.notice}>
            <a href={`${routes.service(service.slug)}#sign-${index + 1}`} data-row="baseline">
              <b>{symptom.notice}</b> <small>{listNumbers(symptom.parts, parts)}</small>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
