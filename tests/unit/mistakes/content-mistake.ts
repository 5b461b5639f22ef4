/** A mistake that people make in a file of `content/`, and the expected error message. */
export interface ContentMistake {
  readonly name: string;
  /** Path below `content/`; only this file gets a mistake. */
  readonly file: string;
  /** The text that `to` replaces; without it, `to` replaces the whole file. */
  readonly from?: string | RegExp;
  readonly to: string;
  /** Matches text that ends on the reported line, if the mistake changes an earlier line. */
  readonly line?: RegExp;
  /** Line, field and the rest of the message, after the file name; `{line}` stands for the line number. */
  readonly sentence: string;
}
