/** What an owner wrote is wrong; the message has one sentence per problem and is fit for the owner’s eyes. */
export class ContentError extends Error {
  override readonly name = 'ContentError';
  readonly sentences: readonly string[];

  /** @param sentences - each names file, line, field, what is wrong and what to write */
  constructor(sentences: readonly string[]) {
    super(sentences.join('\n'));
    this.sentences = sentences;
  }
}
