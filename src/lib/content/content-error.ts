/** Control characters, such as a line break in the name of a file: what follows it could pass for a command. */
const CONTROL = /\p{Cc}/gu;

const escapeControl = (sentence: string): string =>
  sentence.replaceAll(CONTROL, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** An error in what an owner wrote. The message is for the owner and has one sentence per problem. */
export class ContentError extends Error {
  override readonly name = 'ContentError';
  readonly sentences: readonly string[];

  /** @param sentences - each states the problem and the fix, and, if known, the file, the line and the field */
  constructor(sentences: readonly string[]) {
    const lines = sentences.map(escapeControl);
    super(lines.join('\n'));
    this.sentences = lines;
  }
}
