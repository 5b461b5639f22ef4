/** Translates the system's read and write errors into messages that say how to fix them. */

const FULL = 'make room, then try again';
const RIGHTS = 'cannot be read or written by you; change its permissions or its owner';
const OPEN_FILES = 'too many files are open; close other programs, or allow more with ulimit -n 4096';
const FILE_FOR_FOLDER = 'is a file, or is inside one, where a folder belongs; rename or delete that file';

/** Messages keyed by error code (errno(3)); one that starts with a space is appended to the file name. */
const SENTENCES: Readonly<Record<string, string>> = {
  ENOSPC: `the disk is full; ${FULL}`,
  EDQUOT: `your disk quota is full; ${FULL}`,
  EROFS: 'the disk is read-only; move the project to a writable one',
  EMFILE: OPEN_FILES,
  ENFILE: OPEN_FILES,
  EIO: 'the disk has read or write errors; check whether it is damaged or unplugged',
  EACCES: ` ${RIGHTS}`,
  EPERM: ` ${RIGHTS}`,
  EISDIR: ' is a folder where a file belongs; rename the folder',
  ENOTDIR: ` ${FILE_FOR_FOLDER}`,
  EEXIST: ` ${FILE_FOR_FOLDER}`,
  ELOOP: ' is a link that leads back to itself; replace it with the file that it should lead to',
  ENAMETOOLONG: ' is too long for a file name; choose a shorter one',
};

/** Matches most of these errors in the output of a program, as Node or Rust writes them. */
const SAID =
  /\b(ENOSPC|EDQUOT|EROFS|EMFILE|ENFILE|EIO|EACCES|EISDIR|ENOTDIR|EEXIST)\b(?:[^\n]*'([^'\n]+)')?|os error (28|122|30|24|5|13)\b/;
const RUST_CODES: Readonly<Record<string, string>> = {
  28: 'ENOSPC',
  122: 'EDQUOT',
  30: 'EROFS',
  24: 'EMFILE',
  5: 'EIO',
  13: 'EACCES',
};

function describeCode(code: string, name: string): string | undefined {
  const sentence = SENTENCES[code];
  return sentence?.startsWith(' ') ? name + sentence : sentence;
}

/** Whether an error is about a network port; such errors may have the same codes. */
const isOfNetwork = (error: Error): boolean =>
  'syscall' in error && /^(?:listen|bind|connect)$/.test(String(error.syscall));

/**
 * Describes a disk error and its fix; undefined for any other error.
 *
 * @param name - what the message calls the file, instead of its path
 */
export function describeDiskError(error: unknown, name?: string): string | undefined {
  if (!(error instanceof Error) || !('code' in error) || isOfNetwork(error)) return undefined;
  const path = 'path' in error && typeof error.path === 'string' ? error.path : 'a file in the project';
  return describeCode(String(error.code), name ?? path);
}

/** Describes the disk error in the output of another program; undefined if there is none. */
export function describeDiskWords(words: string): string | undefined {
  const [, code, path, number = ''] = SAID.exec(words) ?? [];
  return describeCode(code ?? RUST_CODES[number] ?? '', path ?? 'a file in the project');
}
