import { OFFLINE_COPY } from '../../content/offline.ts';
import type { System } from '../../content/schema.ts';
import { listServices } from '../../site/catalog.ts';
import { hoursLine, phoneLink, phoneText } from '../../site/contact-details.ts';
import { hoursIn, languages, NAMED_DANGERS } from '../../site/languages.ts';
import { serviceMenu } from '../../site/navigation.ts';
import { ButtonRow } from '../../ui/button/button.tsx';
import { HeadingLines } from '../../ui/heading-lines/heading-lines.tsx';
import { OpenHours } from '../../ui/open-now/open-hours.tsx';
import { PlusSummary } from '../../ui/plus-sign/plus-sign.tsx';
import { LabeledSection } from '../../ui/section/section.tsx';
import { ArtImage } from '../art/art-image.tsx';
import listStyles from '../language/danger-list.module.css';
import { DangerList } from '../language/danger-list.tsx';
import { SearchField } from '../search/search-field.tsx';
import { CallButton } from '../shared/call-button.tsx';
import { DangerLine } from '../shared/danger-line.tsx';
import { PageHead } from '../shared/page-head.tsx';
import styles from './offline-page.module.css';

const ENGLISH_DANGERS = {
  dangers: { heading: OFFLINE_COPY.dangers, list: NAMED_DANGERS.map(({ en }) => en) },
};

/**
 * Opens offline instead of a page that is not saved. It has the search, all dangers in every language, the symptoms of
 * all machines, phone number and hours, and one small drawing, because every visitor's device saves it.
 */
export function OfflinePage() {
  return (
    <>
      <PageHead
        className={styles.head}
        title={<HeadingLines text={OFFLINE_COPY.title} />}
        lead={OFFLINE_COPY.lead}
        drawing={
          <figure className={styles.cellar}>
            <ArtImage name="head-offline" alt={OFFLINE_COPY.cellar} first />
          </figure>
        }
      >
        <DangerLine />
        {languages.map((language) => (
          <div className={styles.other} key={language.code} lang={language.tag}>
            {language.navigation.words.unsaved && <p>{language.navigation.words.unsaved}</p>}
            {language.dangers.line && <DangerLine text={language.dangers.line} />}
            <a href={`#dangers-${language.code}`}>{language.dangers.heading}</a>
            <p>
              {language.words.call} <a href={phoneLink}>{phoneText}</a>
              <br />
              {hoursIn(language).line}
            </p>
          </div>
        ))}
        <ButtonRow>
          <CallButton />
        </ButtonRow>
        <p className={styles.hours}>
          <OpenHours line={hoursLine} />
        </p>
        <SearchField night isAtList className={styles.search} />
      </PageHead>
      <div className={styles.dangers}>
        <DangerList language={ENGLISH_DANGERS} />
      </div>
      {languages.map((language) => (
        <div key={language.code} lang={language.tag} dir={language.direction}>
          <DangerList language={language} id={`dangers-${language.code}`} />
        </div>
      ))}
      <LabeledSection label={OFFLINE_COPY.symptoms}>
        <div className={listStyles.list}>
          {serviceMenu.map(({ system }) => (
            <MachineSymptoms key={system.key} system={system} />
          ))}
        </div>
        <p>{OFFLINE_COPY.closing}</p>
      </LabeledSection>
    </>
  );
}

/** The symptoms of a machine's first service that lists any, with what we look for. */
function MachineSymptoms({ system: { key, name, tradeName } }: { readonly system: System }) {
  const service = listServices(key).find(({ symptoms }) => symptoms.length > 0);
  if (!service || key === 'general') return null;
  return (
    <details id={key}>
      <PlusSummary row="center">
        <h3>
          {name} <small>{tradeName}</small>
        </h3>
      </PlusSummary>
      <dl className={styles.symptoms}>
        {service.symptoms.map(({ notice, look }) => (
          <div key={notice}>
            <dt>{notice}</dt>
            <dd>{look}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
