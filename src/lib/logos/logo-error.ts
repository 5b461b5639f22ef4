/** A logo that cannot be shown; the message is appended to the name of its file. */
export class LogoError extends Error {
  override readonly name = 'LogoError';
}
