import { business } from '../../site/business.ts';
import styles from './brand-strip.module.css';

/** Three makers whose written authorization the owner has on file, in type instead of logos. */
export function BrandStrip() {
  return (
    <section className={styles.strip} aria-label="Certified brands">
      <p className={styles.label}>Certified to install and service</p>
      <ul className={styles.brands}>
        {business.certifiedBrands.map((brand) => (
          <li key={brand}>{brand}</li>
        ))}
      </ul>
    </section>
  );
}
