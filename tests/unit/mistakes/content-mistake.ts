/** A mistake that people make in a file of `content/`, and the sentence that answers it. */
export interface ContentMistake {
  readonly name: string;
  /** Path below `content/`; every file has one mistake at a time. */
  readonly file: string;
  /** What is changed, and what it becomes; without it the whole file becomes that. */
  readonly from?: string | RegExp;
  readonly to: string;
  /** Line, field and the rest of the sentence, behind the name of the file. */
  readonly sentence: string;
}
