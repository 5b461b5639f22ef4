import styles from './skip-link.module.css';

/** The first link of a page, for keyboard users (WCAG 2.4.1). */
export function SkipLink({ words = 'Skip to content' }: { readonly words?: string | undefined }) {
  return (
    <a className={styles.skip} href="#main" data-print="hide">
      {words}
    </a>
  );
}
