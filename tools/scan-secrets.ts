/**
 * Looks for passwords and keys in the files that git tracks or would track.
 *
 *     node tools/scan-secrets.ts
 */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

export interface Finding {
  readonly file: string;
  readonly line: number;
  readonly what: string;
}

/** Forms that providers publish for their keys, and the usual ways to write a password into code. */
const SIGNS: readonly (readonly [what: string, sign: RegExp])[] = [
  ['a private key', /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----/],
  ['an AWS key', /\b(?:AKIA|ASIA)[A-Z0-9]{16}\b/],
  ['a GitHub token', /\b(?:gh[pousr]_[A-Za-z0-9]{36}|github_pat_\w{60})/],
  ['an npm token', /\bnpm_[A-Za-z0-9]{36}\b/],
  ['a Google key', /\bAIza[\w-]{35}\b/],
  ['a Slack token', /\bxox[abprs]-[\w-]{10}/],
  ['a Stripe key', /\b[rs]k_(?:live|test)_[A-Za-z0-9]{16}/],
  ['a JSON Web Token', /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{10,}/],
  ['a Cloudflare token', /\bCLOUDFLARE_API_(?:TOKEN|KEY)\s*[=:]\s*["']?[\w-]{30}/],
  ['a password in an address', /\b[a-z][a-z+]*:\/\/[^\s/:@'"`$]+:[^\s/:@'"`$]+@/],
  ['a password', /\b(?:password|passwd|secret|api_?key|access_?token)["']?\s*[:=]\s*["'][^"'\s]{8,}["']/i],
];

const LARGEST = 2_000_000;
/** Hashes of packages look like keys and are none. */
const IGNORED = /(^|\/)package-lock\.json$/;

/** Secrets in one text. */
export function findSecrets(file: string, text: string): Finding[] {
  return text
    .split('\n')
    .flatMap((line, index) =>
      SIGNS.filter(([, sign]) => sign.test(line)).map(([what]) => ({ file, line: index + 1, what })),
    );
}

/** Files that git tracks or would; all files of the source folders where there is no git. */
export function listTracked(root = '.'): string[] {
  const { status, stdout } = spawnSync('git', ['ls-files', '-co', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: LARGEST * 10,
  });
  if (status === 0) return stdout.split('\n').filter(Boolean);
  return ['src', 'tools', 'tests', 'docs'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(root, join(entry.parentPath, entry.name))),
  );
}

/** Secrets in all of these files. */
export function scanFiles(files: readonly string[], root = '.'): Finding[] {
  return files
    .filter((file) => !IGNORED.test(file))
    .map((file) => join(root, file))
    .filter((path) => statSync(path, { throwIfNoEntry: false })?.isFile() && statSync(path).size <= LARGEST)
    .flatMap((path) => findSecrets(relative(root, path), readFileSync(path, 'utf8')));
}

if (import.meta.main) {
  const files = listTracked();
  const findings = scanFiles(files);
  for (const { file, line, what } of findings) console.error(`${file}:${line} looks like ${what}.`);
  if (findings.length > 0) process.exitCode = 1;
  else console.log(`No secrets in ${files.length} files.`);
}
