import { boroughs } from '../../site/catalog.ts';
import { describeHours, type Language } from '../../site/languages.ts';
import { areaMenu } from '../../site/navigation.ts';
import { LabeledSection } from '../../ui/section/section.tsx';
import { TouchLink } from '../../ui/text-link/text-link.tsx';
import { ZipForm } from '../address-check/zip-form.tsx';
import styles from './area-list.module.css';

/** Links to all areas, named in this language, and a field for a ZIP code; the linked pages are in English. */
export function AreaList({ language }: { readonly language: Language }) {
  const { areas } = language;
  return (
    <LabeledSection label={areas.heading} id="areas" tight>
      <p className={styles.lead}>{areas.lead}</p>
      <ul className={styles.list} data-row="baseline">
        {areaMenu.map(({ slug, href }) => (
          <li
            key={slug}
            data-area={slug}
            data-in={areas.names[slug]}
            data-zips={boroughs.find((area) => area.slug === slug)?.zipCodes?.join(' ')}
          >
            <TouchLink className={styles.area} href={href} hrefLang="en">
              {areas.names[slug]}
            </TouchLink>
          </li>
        ))}
      </ul>
      {areas.zip && (
        <div className={styles.ask}>
          <ZipForm words={areas.zip} hours={describeHours(language)} />
        </div>
      )}
    </LabeledSection>
  );
}
