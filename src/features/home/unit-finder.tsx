import { pages, services } from '../../site/catalog.ts';
import { frameIn } from '../../site/frame.ts';
import type { Language } from '../../site/languages.ts';
import { type ServiceLink, serviceMenu } from '../../site/navigation.ts';
import { routes } from '../../site/routes.ts';
import { Heading } from '../../ui/heading-lines/heading-lines.tsx';
import { LinkRow, TouchLink } from '../../ui/text-link/text-link.tsx';
import { ArtImage } from '../art/art-image.tsx';
import { FINDER, SERVICES, SearchField } from '../search/search-field.tsx';
import { isSearchable } from '../search/search-source.ts';
import { DangerLine } from '../shared/danger-line.tsx';
import type { Machine } from './finder-room.tsx';
import styles from './unit-finder.module.css';
import { JobLink, UnitRow, type UnitWords } from './unit-row.tsx';
import { UnitSigns, UnitSymptoms } from './unit-symptoms.tsx';

const PLACES = { roof: 'On the roof', rooms: 'In the rooms', cellar: 'In the basement' } as const;
type Place = keyof typeof PLACES;

/** A machine with what its row says. */
interface Floor {
  readonly machine: Machine;
  readonly words: UnitWords;
  readonly jobs: readonly ServiceLink[];
}

/** Returns what a row says in another language. */
function translateUnit(machine: Machine, { systems }: Language): UnitWords {
  const { name, trade, english, where } = systems[machine];
  const tradeName = (
    <>
      {trade} {english && <span lang="en">{english}</span>}
    </>
  );
  return { name, tradeName, recognize: where, spot: where.replace(/(?<=\.) .*/, '') };
}

/** Lists the machines of a place in the order of the floors, from the roof down. */
function listFloors(place: Place, language: Language | undefined): Floor[] {
  const { families } = frameIn(language);
  return serviceMenu.toReversed().flatMap(({ system }) => {
    const { key } = system;
    if (key === 'general' || system.place !== place) return [];
    const words = language ? translateUnit(key, language) : { ...system, spot: `${system.spot}.` };
    const jobs = families.find((family) => family.key === key)?.jobs ?? [];
    return [{ machine: key, words, jobs }];
  });
}

interface UnitFinderProps {
  /** Language of the page, if not English. */
  readonly language?: Language;
}

/** A building cut open, from roof to cellar: on each floor a machine, with its jobs and symptoms next to it. */
export function UnitFinder({ language }: UnitFinderProps) {
  const { heading, lead } = language?.list ?? pages.home.finder;
  const headings = language ? language.list.places : PLACES;
  const headingId = language ? SERVICES : 'finder';
  const hrefLang = language && 'en';
  const places = (Object.keys(PLACES) as Place[]).filter((place) => listFloors(place, language).length > 0);
  return (
    <section className={styles.finder} id={FINDER} aria-labelledby={headingId}>
      <div className={styles.top}>
        <div className={styles.tank}>
          <ArtImage name="floor-tank" alt="" />
        </div>
        <div className={styles.words}>
          <Heading id={headingId} text={heading} />
          {lead && <p>{lead}</p>}
          {(!language || isSearchable(language.code)) && (
            <SearchField className={styles.search} isAtList {...(language && { language })} />
          )}
          {!language && <DangerLine />}
        </div>
      </div>
      {places.map((place) => (
        <div className={styles.group} key={place} data-place={place}>
          {headings && <h3>{headings[place]}</h3>}
          <ul>
            {listFloors(place, language).map((floor) => (
              <UnitRow key={floor.machine} {...floor} hrefLang={hrefLang}>
                {language ? (
                  <UnitSigns machine={floor.machine} signs={language.systems[floor.machine].signs} />
                ) : (
                  <UnitSymptoms machine={floor.machine} />
                )}
              </UnitRow>
            ))}
          </ul>
        </div>
      ))}
      <div className={styles.end}>
        <div className={styles.footing}>
          <ArtImage name="floor-footing" alt="" />
        </div>
        <div className={styles.words}>
          {language ? <Unsure language={language} /> : <p>{pages.home.finder.unsure}</p>}
          <LinkRow>
            {frameIn(language)
              .families.find(({ key }) => key === 'general')
              ?.jobs.map((job) => (
                <li key={job.href}>
                  <JobLink job={job} hrefLang={hrefLang} />
                </li>
              ))}
            {!language && (
              <li>
                <TouchLink href={routes.services}>{`All ${services.length} services`}</TouchLink>
              </li>
            )}
          </LinkRow>
        </div>
      </div>
    </section>
  );
}

/** What to do in another language if the machine is unknown. */
function Unsure({ language }: { readonly language: Language }) {
  const { name, where, signs } = language.systems.general;
  return (
    <div id="general">
      <p>
        <b>{name}</b> {where}
      </p>
      <ul>
        {signs.map((sign) => (
          <li key={sign}>{sign}</li>
        ))}
      </ul>
    </div>
  );
}
