import type { Borough } from '../../content/schema.ts';
import { type LinkTarget, parseRichText } from '../../lib/text/parse-rich-text.ts';
import { routes } from '../../site/routes.ts';
import styles from './rich-text.module.css';

function hrefOf({ type, slug }: LinkTarget): string {
  if (type === 'service') return routes.service(slug);
  if (type === 'borough') return routes.borough(slug as Borough['slug']);
  return routes[slug as 'home' | 'about' | 'services' | 'portfolio' | 'contact'];
}

/** Paragraphs of running text with their inline links. */
export function RichText({ paragraphs }: { readonly paragraphs: readonly string[] }) {
  return paragraphs.map((paragraph) => (
    <p key={paragraph.slice(0, 40)}>
      {parseRichText(paragraph).map((part) =>
        part.kind === 'text' ? (
          part.text
        ) : (
          <a key={part.text} className={styles.link} href={hrefOf(part.target)}>
            {part.text}
          </a>
        ),
      )}
    </p>
  ));
}
