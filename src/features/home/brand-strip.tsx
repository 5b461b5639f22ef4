import { business } from '../../site/business.ts';
import styles from './brand-strip.module.css';

/**
 * Manufacturers in type instead of logos. “Service” promises no dealership: a written authorization is the owner’s to
 * state, brand by brand.
 */
export function BrandStrip() {
  const { brands } = business;
  return (
    <>
      <BrandRow label="Authorized by" brands={brands.filter(({ authorized }) => authorized)} />
      <BrandRow label="Brands we service" brands={brands.filter(({ authorized }) => !authorized)} />
    </>
  );
}

interface BrandRowProps {
  readonly label: string;
  readonly brands: readonly { readonly name: string }[];
}

function BrandRow({ label, brands }: BrandRowProps) {
  if (brands.length === 0) return null;
  return (
    <div className={styles.strip}>
      <p className={styles.label}>{label}</p>
      <ul className={styles.brands}>
        {brands.map(({ name }) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </div>
  );
}
