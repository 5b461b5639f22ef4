import type { SystemKey } from '../../content/parts.ts';
import { listServices, systems } from '../../site/catalog.ts';
import type { Language } from '../../site/languages.ts';
import { routes } from '../../site/routes.ts';
import { ArrowIcon } from '../../ui/icon/icon.tsx';
import { Section } from '../../ui/section/section.tsx';
import { SplitHead } from '../../ui/split-head/split-head.tsx';
import { TouchLink } from '../../ui/text-link/text-link.tsx';
import { ArtImage } from '../art/art-image.tsx';
import { SERVICES } from '../search/search-field.tsx';
import { isSearchable } from '../search/search-source.ts';
import styles from './service-list.module.css';

const machines = systems.filter(({ key }) => listServices(key).length > 0);

/** Every service by name, grouped by machine from cellar to roof; the linked pages are in English. */
export function ServiceList({ language }: { readonly language: Language }) {
  const { list, systems: names, services } = language;
  return (
    <Section labelledBy={SERVICES} tight={isSearchable(language.code)}>
      <SplitHead className={styles.head} id={SERVICES} heading={list.heading}>
        {list.lead}
      </SplitHead>
      {machines.map(({ key }) => (
        <div className={styles.row} key={key} id={key} data-row="top">
          <div className={styles.machine} data-row="top">
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
              <Signs language={language} machine={key} />
            </div>
          </div>
          <div className={styles.jobs}>
            <ul>
              {listServices(key).map(({ slug, title }) => (
                <li key={slug}>
                  <TouchLink className={styles.job} href={routes.service(slug)} hrefLang="en">
                    {services[slug] ? <span>{services[slug]}</span> : <span lang="en">{title}</span>}
                    <ArrowIcon />
                  </TouchLink>
                </li>
              ))}
            </ul>
          </div>
        </div>
      ))}
    </Section>
  );
}

interface MachineProps {
  readonly language: Language;
  readonly machine: SystemKey;
}

/** The symptoms of a machine that people notice. */
function Signs({ language, machine }: MachineProps) {
  return (
    <ul className={styles.signs}>
      {language.systems[machine].signs.map((sign) => (
        <li key={sign}>{sign}</li>
      ))}
    </ul>
  );
}
