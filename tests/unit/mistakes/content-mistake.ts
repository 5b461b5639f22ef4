/** A mistake that people make in a file in `content/`, and the expected error message. */
export interface ContentMistake {
  readonly name: string;
  /** Path inside `content/`; only this file gets a mistake. */
  readonly file: string;
  /** The text that `to` replaces; without it, `to` replaces the whole file. */
  readonly from?: string | RegExp;
  readonly to: string;
  /** Matches text that ends on the reported line; only needed if that is not the first changed line. */
  readonly line?: RegExp;
  /** The message after the file name: line, field and the rest. The line number replaces `{line}`. */
  readonly sentence: string;
}
