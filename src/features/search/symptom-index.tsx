import type { Service } from '../../content/schema.ts';
import { pages, services, systems } from '../../site/catalog.ts';
import { routes } from '../../site/routes.ts';
import { Disclosure, DisclosureList } from '../../ui/disclosure/disclosure.tsx';
import { Fold } from '../../ui/fold/fold.tsx';
import { HeadingLines } from '../../ui/heading-lines/heading-lines.tsx';
import { Section } from '../../ui/section/section.tsx';
import { DangerLine } from '../shared/danger-line.tsx';
import { SYMPTOMS } from './search-field.tsx';
import styles from './symptom-index.module.css';

interface Line {
  readonly notice: string;
  readonly service: Service;
}

/** Lists the symptoms of one machine; questions appear only on the pages of services. */
function listLines(key: string): Line[] {
  return services
    .filter(({ system }) => system === key)
    .flatMap((service) => service.symptoms.map(({ notice }) => ({ notice, service })))
    .filter(({ notice }) => !notice.endsWith('?'));
}

/** Machines with a service that lists a symptom. */
const machines = systems
  .map((system) => ({ ...system, lines: listLines(system.key) }))
  .filter(({ lines }) => lines.length > 0);

/** Symptoms grouped by place, each with its service; places open and close without JavaScript. */
export function SymptomIndex() {
  return (
    <Section className={styles.index} labelledBy="by-symptom">
      <div className={styles.head}>
        <h2 id="by-symptom">
          <HeadingLines text={pages.home.symptoms.heading} />
        </h2>
        <p>{pages.home.symptoms.lead}</p>
        <DangerLine />
      </div>
      <Fold className={styles.fold} summary={<b>Basement to roof</b>}>
        <div className={styles.list} id={SYMPTOMS}>
          <DisclosureList>
            {machines.map(({ key, name, spot, lines }) => (
              <Disclosure
                key={key}
                name="symptoms"
                summary={
                  <span className={styles.place} data-row="baseline">
                    <b>{spot}</b> <small>{name}</small>
                  </span>
                }
              >
                <ul className={styles.lines} data-row="baseline">
                  {lines.map(({ notice, service: { slug, title } }) => (
                    <li key={notice}>
                      <a href={routes.service(slug)} data-row="baseline">
                        <b>{notice}</b> <small>{title}</small>
                      </a>
                    </li>
                  ))}
                </ul>
              </Disclosure>
            ))}
          </DisclosureList>
        </div>
      </Fold>
    </Section>
  );
}
