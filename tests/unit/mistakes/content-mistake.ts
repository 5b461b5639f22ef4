/** A mistake that people make in a file of `content/`, and the sentence that answers it. */
export interface ContentMistake {
  readonly name: string;
  /** Path below `content/`; every file has one mistake at a time. */
  readonly file: string;
  /** What is changed, and what it becomes; without it the whole file becomes that. */
  readonly from?: string | RegExp;
  readonly to: string;
  /** Ends on the line that the sentence names, if the mistake changes another line first. */
  readonly line?: RegExp;
  /** Line, field and the rest of the sentence, after the name of the file; `{line}` becomes the number of the line. */
  readonly sentence: string;
}
