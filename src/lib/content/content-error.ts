/** An error in what an owner wrote. The message is for the owner and has one sentence per problem. */
export class ContentError extends Error {
  override readonly name = 'ContentError';
  readonly sentences: readonly string[];

  /** @param sentences - each states the problem and the fix, and, if known, the file, the line and the field */
  constructor(sentences: readonly string[]) {
    super(sentences.join('\n'));
    this.sentences = sentences;
  }
}
