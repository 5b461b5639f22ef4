/** A logo that cannot be shown; the message goes on behind the name of its file. */
export class LogoError extends Error {
  override readonly name = 'LogoError';
}
