import type { ReactNode } from 'react';
import { business } from '../../site/business.ts';
import { pages } from '../../site/catalog.ts';
import { StampIcon } from '../../ui/icon/icon.tsx';
import styles from './brand-strip.module.css';

const { certified, badge, serviced } = pages.home.brands;

/** Unconfirmed badges are samples, like the team and the projects; `npm run deploy` asks for the day of each letter. */
const certifiedLabel = business.brands.some(({ authorized, confirmed }) => authorized && !confirmed)
  ? 'Sample badges, none held yet'
  : certified;

type Brand = (typeof business.brands)[number];

/** Names of manufacturers; those that authorized the company in writing get a badge (specification, section 2). */
export function BrandStrip() {
  const { brands } = business;
  return (
    <>
      <BrandRow label={certifiedLabel} brands={brands.filter(({ authorized }) => authorized)}>
        {({ name }) => (
          <li key={name} className={styles.badge}>
            <span className={styles.name}>{name}</span>{' '}
            <span className={styles.stamp}>
              <StampIcon />
              {badge}
            </span>
          </li>
        )}
      </BrandRow>
      <BrandRow label={serviced} brands={brands.filter(({ authorized }) => !authorized)}>
        {({ name }) => (
          <li key={name} className={styles.name}>
            {name}
          </li>
        )}
      </BrandRow>
    </>
  );
}

interface BrandRowProps {
  readonly label: string;
  readonly brands: readonly Brand[];
  readonly children: (brand: Brand) => ReactNode;
}

function BrandRow({ label, brands, children }: BrandRowProps) {
  if (brands.length === 0) return null;
  return (
    <div className={styles.strip} data-row="center" data-wrap>
      <p className={styles.label}>{label}</p>
      <ul className={styles.brands} data-row="center">
        {brands.map(children)}
      </ul>
    </div>
  );
}
