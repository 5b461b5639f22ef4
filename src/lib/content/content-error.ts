/** An error in what an owner wrote; the message has one sentence per problem and is meant for the owner. */
export class ContentError extends Error {
  override readonly name = 'ContentError';
  readonly sentences: readonly string[];

  /** @param sentences - each names file, line, field, what is wrong and what to write */
  constructor(sentences: readonly string[]) {
    super(sentences.join('\n'));
    this.sentences = sentences;
  }
}
