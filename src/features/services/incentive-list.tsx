import { incentives } from '../../site/incentives.ts';
import { LabeledSection } from '../../ui/section/section.tsx';
import { TwoColumns } from '../../ui/two-columns/two-columns.tsx';
import styles from './incentive-list.module.css';

const DATE = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** Rebates and tax credits, each with its source and the day it was checked; `npm run verify` says when it is due. */
export function IncentiveList() {
  return (
    <LabeledSection label="Which rebates and tax credits are there?" id="rebate" tight>
      <TwoColumns as="ul" className={styles.list}>
        {incentives.map(({ name, text, source, checked }) => (
          <li key={name}>
            <h3>{name}</h3>
            <p>{text}</p>
            <p className={styles.source}>
              Last checked <time dateTime={checked}>{DATE.format(new Date(checked))}</time>. Source:{' '}
              <a href={source.url}>{source.name}</a>
            </p>
          </li>
        ))}
      </TwoColumns>
    </LabeledSection>
  );
}
