import { Fragment, type ReactNode } from 'react';

interface HeadingLinesProps {
  /** Breaks where its lines end. */
  readonly text: string;
  /** Class of words with a hyphen, which otherwise may break at it. */
  readonly hyphenated?: string | undefined;
}

/** A heading that breaks where its lines end; a space stands before each break, for those who hear or copy it. */
export function HeadingLines({ text, hyphenated }: HeadingLinesProps) {
  const lines = text.split('\n');
  return lines.map((line, index) => {
    const isLast = index === lines.length - 1;
    const words = isLast ? line : `${line} `;
    return (
      <Fragment key={line}>
        {hyphenated ? wrapHyphenated(words, hyphenated) : words}
        {!isLast && <br />}
      </Fragment>
    );
  });
}

function wrapHyphenated(words: string, className: string): ReactNode {
  return words.split(/(\S+-\S+)/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={part} className={className}>
        {part}
      </span>
    ),
  );
}
