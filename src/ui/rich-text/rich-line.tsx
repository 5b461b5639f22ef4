import { type LinkTarget, parseRichText } from '../../lib/text/parse-rich-text.ts';

interface RichLineProps {
  readonly text: string;
  /** Returns the URL of a link target. */
  readonly hrefOf: (target: LinkTarget) => string;
  readonly linkClassName?: string | undefined;
}

/** One text with its inline links. */
export function RichLine({ text, hrefOf, linkClassName }: RichLineProps) {
  return parseRichText(text).map((part) =>
    part.kind === 'text' ? (
      part.text
    ) : (
      <a key={part.text} className={linkClassName} href={hrefOf(part.target)}>
        {part.text}
      </a>
    ),
  );
}
