import { business } from '../../site/business.ts';
import styles from './brand-strip.module.css';

/**
 * Three manufacturers, in type instead of logos. “Service” promises no dealership: a written authorization is the
 * owner’s to state.
 */
export function BrandStrip() {
  return (
    <div className={styles.strip}>
      <p className={styles.label}>Brands we service</p>
      <ul className={styles.brands}>
        {business.certifiedBrands.map((brand) => (
          <li key={brand}>{brand}</li>
        ))}
      </ul>
    </div>
  );
}
