import { business } from '../../site/business.ts';
import { addressLines, emailLink, mapLink, phoneLink, phoneText } from '../../site/contact-details.ts';
import { describeHours, hoursIn, type Language } from '../../site/languages.ts';
import { HoursTable } from '../../ui/hours-table/hours-table.tsx';
import { OpenHours } from '../../ui/open-now/open-hours.tsx';
import { LabeledSection } from '../../ui/section/section.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx';
import { ReachValue } from '../shared/reach-value.tsx';
import styles from './reach-us.module.css';

/** Phone, written as on English pages, e-mail, the office with its map, and the hours. */
export function ReachUs({ language }: { readonly language: Language }) {
  const { reach, words, direction } = language;
  const english = direction === 'rtl' ? 'ltr' : undefined;
  return (
    <LabeledSection label={reach.heading} id="reach" tight>
      <div className={styles.grid} data-row="baseline">
        <dl className={styles.ways}>
          <dt>{words.phone}</dt>
          <ReachValue as="dd" className={styles.value}>
            <a href={phoneLink}>{phoneText}</a>
            <OpenHours {...describeHours(language)} />
          </ReachValue>
          <dt>{words.email}</dt>
          <ReachValue as="dd" className={styles.value}>
            <a href={emailLink}>{business.email}</a>
          </ReachValue>
          <dt>{words.office}</dt>
          <ReachValue as="dd" className={styles.value}>
            <a href={mapLink}>
              <span dir={english}>{addressLines[0]}</span> <span dir={english}>{addressLines[1]}</span>
              <VisuallyHidden>{` (${words.map})`}</VisuallyHidden>
            </a>
          </ReachValue>
        </dl>
        <div>
          <h3 className={styles.hours} id="reach-hours">
            {words.hours}
          </h3>
          <HoursTable labelledBy="reach-hours" rows={hoursIn(language).table} />
        </div>
      </div>
    </LabeledSection>
  );
}
