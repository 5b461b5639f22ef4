/** A mistake that people make in a file of `content/`, and the sentence that answers it. */
export interface ContentMistake {
  readonly name: string;
  /** Path below `content/`; only this file gets a mistake. */
  readonly file: string;
  /** The text that `to` replaces; without it, `to` replaces the whole file. */
  readonly from?: string | RegExp;
  readonly to: string;
  /** Ends on the line that the sentence names, if the mistake changes another line first. */
  readonly line?: RegExp;
  /** Line, field and the rest of the sentence, after the name of the file; `{line}` becomes the number of the line. */
  readonly sentence: string;
}
