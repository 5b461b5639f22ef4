/** Asks the package registry about signatures and known faults; says so where the registry does not answer. */
import { spawnSync } from 'node:child_process';

export type Verdict = 'passed' | 'failed' | 'unreachable';

/** What npm says when the registry is out of reach or has no such service. */
const UNREACHABLE =
  /\b(?:ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT)\b|audit endpoint returned an error|\b(?:403|404|405|5\d\d) [^\n]* - (?:GET|POST|PUT) http/;
/** What it says when it did answer, and the answer is bad. */
const BAD = /# npm audit report|invalid registry signature|missing registry signature|invalid attestation/;

/** Reads how a run of npm ended; without a status it was stopped because nothing came. */
export function judge(status: number | null, output: string): Verdict {
  if (status === 0) return 'passed';
  if (BAD.test(output)) return 'failed';
  return status === null || UNREACHABLE.test(output) ? 'unreachable' : 'failed';
}

/** npm would try for many minutes. */
const IMPATIENT = ['--fetch-retries=0', '--fetch-timeout=20000'];
const PATIENCE = 60_000;

const CHECKS: readonly (readonly string[])[] = [
  ['audit', 'signatures'],
  ['audit', '--omit=dev'],
];

if (import.meta.main) {
  for (const check of CHECKS) {
    const { status, stdout, stderr } = spawnSync('npm', [...check, ...IMPATIENT], {
      encoding: 'utf8',
      shell: process.platform === 'win32',
      timeout: PATIENCE,
    });
    const name = `npm ${check.join(' ')}`;
    const verdict = judge(status, stdout + stderr);
    if (verdict === 'unreachable') console.warn(`${name}: skipped, the registry does not answer this here.`);
    else console.log(`${name}: ${verdict}.\n${(stdout + stderr).trim()}`);
    if (verdict === 'failed') process.exitCode = 1;
  }
}
