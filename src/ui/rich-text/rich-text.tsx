import { type LinkTarget, parseRichText } from '../../lib/text/parse-rich-text.ts';
import styles from './rich-text.module.css';

interface RichTextProps {
  readonly paragraphs: readonly string[];
  /** Address that a link leads to. */
  readonly hrefOf: (target: LinkTarget) => string;
}

/** Paragraphs of running text with their inline links. */
export function RichText({ paragraphs, hrefOf }: RichTextProps) {
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
