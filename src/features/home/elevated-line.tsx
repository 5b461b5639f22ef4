import { boroughs } from '../../site/catalog.ts';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx';
import styles from './elevated-line.module.css';

/** A station for each building of the street, and a train that shows which part of the street is visible. */
export function ElevatedLine() {
  return (
    <nav className={styles.line} aria-label="Boroughs" data-print="hide">
      <div className={styles.stations}>
        {boroughs.map(({ slug, name }) => (
          <a key={slug} href={`#street-${slug}`}>
            <VisuallyHidden>{`To ${name}`}</VisuallyHidden>
          </a>
        ))}
      </div>
    </nav>
  );
}
