import { Fragment, type ReactNode } from 'react';

interface HeadingLinesProps {
  /** Text with explicit line breaks. */
  readonly text: string;
  /** Class for hyphenated words, which could otherwise break at the hyphen. */
  readonly hyphenated?: string | undefined;
}

/**
 * A heading with explicit line breaks; each break has a space before it, for screen readers and for copying.
 */
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
