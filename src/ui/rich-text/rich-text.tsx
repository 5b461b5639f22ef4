import { Fragment } from 'react';
import { type LinkTarget, parseRichText } from '../../lib/text/parse-rich-text.ts';
import { keepHyphenated } from '../heading-lines/heading-lines.tsx';
import styles from './rich-text.module.css';

interface RichLineProps {
  readonly text: string;
  /** Returns the URL of a link target. */
  readonly hrefOf: (target: LinkTarget) => string;
  readonly linkClassName?: string | undefined;
}

/** Text with its inline links. */
export function RichLine({ text, hrefOf, linkClassName }: RichLineProps) {
  return parseRichText(text).map((part) =>
    part.kind === 'text' ? (
      <Fragment key={part.text}>{keepHyphenated(part.text)}</Fragment>
    ) : (
      <a key={part.text} className={linkClassName} href={hrefOf(part.target)}>
        {keepHyphenated(part.text)}
      </a>
    ),
  );
}

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
