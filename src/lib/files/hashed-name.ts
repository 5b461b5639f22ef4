import { createHash } from 'node:crypto';

/** Returns a file name with part of a hash of the file’s content, so that browsers may cache the file forever. */
export const hashedName = (name: string, content: string | Buffer, ending: string, digits = 10): string =>
  `${name}.${createHash('sha256').update(content).digest('hex').slice(0, digits)}.${ending}`;
