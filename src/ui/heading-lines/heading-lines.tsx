import { Fragment, type ReactNode } from 'react';
import styles from './heading-lines.module.css';

/** Words, such as those of a heading, that stay on one line if there is room. */
export function Phrase({ children }: { readonly children: ReactNode }) {
  return <span className={styles.phrase}>{children}</span>;
}

/**
 * A heading with explicit line breaks. A line that is too long breaks after punctuation if possible, and at a hyphen
 * only if the word is wider than its column. A space precedes each `<br>`, for screen readers and for copied text.
 */
export function HeadingLines({ text }: { readonly text: string }) {
  const lines = text.split('\n');
  return lines.map((line, index) => {
    const isLast = index === lines.length - 1;
    return (
      <Fragment key={line}>
        {groupPhrases(line, lines.length > 1)}
        {!isLast && (
          <>
            {' '}
            <br />
          </>
        )}
      </Fragment>
    );
  });
}

interface HeadingProps {
  readonly as?: 'h1' | 'h2';
  readonly id?: string;
  readonly className?: string | undefined;
  readonly text: string;
}

/** A heading of the page or of a section. */
export function Heading({ as: Element = 'h2', text, ...heading }: HeadingProps) {
  return (
    <Element {...heading}>
      <HeadingLines text={text} />
    </Element>
  );
}

/** Matches the place after punctuation and its space; Chinese and Japanese have no space there. */
const BETWEEN_PHRASES = /(?<=[.,:;?!] |[，。；：？！])/;

function groupPhrases(line: string, isOneOfSeveral: boolean): ReactNode {
  const phrases = line.split(BETWEEN_PHRASES);
  if (phrases.length === 1 && !isOneOfSeveral) return keepHyphenated(line);
  return phrases.map((phrase) => (
    <Fragment key={phrase}>
      <Phrase>{keepHyphenated(phrase.trimEnd())}</Phrase>
      {phrase.endsWith(' ') && ' '}
    </Fragment>
  ));
}

/** Keeps hyphenated words on one line unless they are wider than their column. */
export function keepHyphenated(words: string): ReactNode {
  return words
    .split(/(\S+-\S+)/)
    .map((part, index) => (index % 2 === 0 ? part : <Phrase key={part}>{part}</Phrase>));
}
