/** Development server with live reload; refuses wrong content as the build does. */
import { spawnSync } from 'node:child_process';
import { stopOnWrongContent } from '../identity/wrong-content.ts';

await stopOnWrongContent();
const { status } = spawnSync('astro', ['dev', ...process.argv.slice(2)], {
  stdio: 'inherit',
  shell: process.platform === 'win32',
  env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
});
process.exitCode = status ?? 1;
