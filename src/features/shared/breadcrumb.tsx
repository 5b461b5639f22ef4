import type { SystemKey } from '../../content/parts.ts';
import { ArtImage } from '../art/art-image.tsx';
import styles from './breadcrumb.module.css';

interface BreadcrumbProps {
  /** The machine that the page is about. */
  readonly machine: SystemKey;
  readonly trail: readonly { readonly label: string; readonly href: string }[];
}

/** Links to the parent pages, next to the house, which is lit where the machine is. */
export function Breadcrumb({ machine, trail }: BreadcrumbProps) {
  return (
    <nav className={styles.place} aria-label="Breadcrumb" data-print="hide">
      <ArtImage name={`house-${machine}`} alt="" />
      <ol className={styles.trail} data-row="baseline">
        {trail.map(({ label, href }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
