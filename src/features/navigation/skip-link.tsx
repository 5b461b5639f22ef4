import styles from './skip-link.module.css';

/** First link of a page, for keyboards (WCAG 2.4.1). */
export function SkipLink({ words = 'Skip to content' }: { readonly words?: string | undefined }) {
  return (
    <a className={styles.skip} href="#main" data-print="hide">
      {words}
    </a>
  );
}
