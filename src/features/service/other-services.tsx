import type { SystemKey } from '../../content/parts.ts';
import type { Service } from '../../content/schema.ts';
import { getSystem, listRelatedServices } from '../../site/catalog.ts';
import { routes } from '../../site/routes.ts';
import { LinkTitle } from '../../ui/link-title/link-title.tsx';
import { Section } from '../../ui/section/section.tsx';
import { TextLink } from '../../ui/text-link/text-link.tsx';
import { ArtImage } from '../art/art-image.tsx';
import './other-services.css';

/** Up to five other services, and all (specification, sections 2 and 9), each machine drawn once above its jobs. */
export function OtherServices({ service }: { readonly service: Service }) {
  const related = listRelatedServices(service);
  if (related.length === 0) return null;
  return (
    <Section labelledBy="others" onlyOnScreen tight>
      <div data-others="head" data-row="last-baseline">
        <h2 id="others">Other services</h2>
        <TextLink href={routes.services}>View All Services</TextLink>
      </div>
      <ul data-others="list" data-row="baseline">
        {[...Map.groupBy(related, ({ system }) => system)].map(([system, jobs]) => (
          <li key={system} data-others="group" data-jobs={jobs.length}>
            <Machine system={system} isNamed={jobs.length > 1} />
            <ul data-others="jobs" data-row-line>
              {jobs.map((job) => (
                <Job key={job.slug} job={job} />
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The drawing of a machine; if several jobs follow, next to its name and how to recognize it. */
function Machine({ system, isNamed }: { readonly system: SystemKey; readonly isNamed: boolean }) {
  const drawing = <ArtImage name={`thumb-${system}`} alt="" />;
  if (!isNamed) return drawing;
  const { name, tradeName, recognize } = getSystem(system);
  return (
    <a data-others="machine" href={routes.system(system)}>
      {drawing}
      <span data-others="name">
        <LinkTitle note={tradeName}>{name}</LinkTitle>
        <span>{recognize}</span>
      </span>
    </a>
  );
}

function Job({ job: { slug, title, plainName } }: { readonly job: Service }) {
  return (
    <li data-others="job">
      <a data-others="card" href={routes.service(slug)}>
        <LinkTitle>{title}</LinkTitle>
        <span data-others="plain">{plainName}</span>
      </a>
    </li>
  );
}
