import styles from './breadcrumb.module.css';

interface BreadcrumbProps {
  readonly trail: readonly { readonly label: string; readonly href: string }[];
}

/** Links to the parent pages. */
export function Breadcrumb({ trail }: BreadcrumbProps) {
  return (
    <nav aria-label="Breadcrumb" data-print="hide">
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
