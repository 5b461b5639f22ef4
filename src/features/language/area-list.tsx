import type { Language } from '../../site/languages.ts';
import { areaMenu } from '../../site/navigation.ts';
import { LabeledSection } from '../../ui/section/section.tsx';
import { TouchLink } from '../../ui/text-link/text-link.tsx';
import styles from './area-list.module.css';

/** Links to all areas, named in this language; the linked pages are in English. */
export function AreaList({ language: { areas } }: { readonly language: Language }) {
  return (
    <LabeledSection label={areas.heading} id="areas" tight>
      <p className={styles.lead}>{areas.lead}</p>
      <ul className={styles.list} data-row="baseline">
        {areaMenu.map(({ slug, href }) => (
          <li key={slug}>
            <TouchLink className={styles.area} href={href} hrefLang="en">
              {areas.names[slug]}
            </TouchLink>
          </li>
        ))}
      </ul>
    </LabeledSection>
  );
}
