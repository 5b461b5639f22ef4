import type { LinkTarget } from '../../lib/text/parse-rich-text.ts';
import { RichLine } from './rich-line.tsx';
import styles from './rich-text.module.css';

interface RichTextProps {
  readonly paragraphs: readonly string[];
  /** Returns the URL of a link target. */
  readonly hrefOf: (target: LinkTarget) => string;
}

/** Paragraphs of running text with their inline links. */
export function RichText({ paragraphs, hrefOf }: RichTextProps) {
  return paragraphs.map((paragraph) => (
    <p key={paragraph.slice(0, 40)}>
      <RichLine text={paragraph} hrefOf={hrefOf} linkClassName={styles.link} />
    </p>
  ));
}
