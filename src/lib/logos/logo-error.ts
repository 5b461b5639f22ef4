/** A logo that cannot be shown; the message is appended to its file name. */
export class LogoError extends Error {
  override readonly name = 'LogoError';
}
