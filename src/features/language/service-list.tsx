import { listServices, systems } from '../../site/catalog.ts';
import type { Language } from '../../site/languages.ts';
import { routes } from '../../site/routes.ts';
import { Section } from '../../ui/section/section.tsx';
import { SplitHead } from '../../ui/split-head/split-head.tsx';
import { TouchLink } from '../../ui/text-link/text-link.tsx';
import { ArtImage } from '../art/art-image.tsx';
import styles from './service-list.module.css';

const machines = systems.filter(({ key }) => listServices(key).length > 0);

/** Every service by its name, under its machine, cellar to roof; their pages are in English. */
export function ServiceList({ language }: { readonly language: Language }) {
  const { list, systems: names, services } = language;
  return (
    <Section labelledBy="list">
      <SplitHead className={styles.head} id="list" heading={list.heading}>
        {list.lead}
      </SplitHead>
      {machines.map(({ key }) => (
        <div className={styles.row} key={key}>
          <ArtImage name={`thumb-${key}`} alt="" className={styles.picture} />
          <div className={styles.name}>
            <h3>{names[key].name}</h3>
            {names[key].trade && <p className={styles.trade}>{names[key].trade}</p>}
            {names[key].english && (
              <p className={styles.trade} lang="en">
                {names[key].english}
              </p>
            )}
            <p className={styles.where}>{names[key].where}</p>
          </div>
          <ul className={styles.jobs}>
            {listServices(key).map(({ slug }) => (
              <li key={slug}>
                <TouchLink className={styles.job} href={routes.service(slug)} hrefLang="en">
                  {services[slug]}
                </TouchLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </Section>
  );
}
