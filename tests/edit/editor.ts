/** Runs `npm run edit` in a copy of the project, so that tests may change its content. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../servers/support/start-servers.ts';
import { copyProjectTo } from '../support/project-copy.ts';
import { scriptEnvironment } from '../support/run.ts';
import { answerOf } from '../support/server-answer.ts';

/** A file like those that a command leaves behind if it is killed while writing. */
export const LEFT_OVER = 'content/.company.yaml.1.unfinished';

export interface Editor {
  /** Folder of the project copy. */
  readonly folder: string;
  readonly origin: string;
  readonly stop: () => void;
}

/** Ends the server and the processes that it started. */
function endGroup({ pid, exitCode }: ChildProcess): void {
  if (pid !== undefined && exitCode === null) process.kill(-pid);
}

/** Starts the command and waits until its server answers. */
export async function startEditor(): Promise<Editor> {
  const folder = mkdtempSync(join(tmpdir(), 'site-edit-'));
  copyProjectTo(folder);
  writeFileSync(join(folder, LEFT_OVER), 'name: ');
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const server = spawn(process.execPath, ['tools/commands/edit.ts', '--port', String(port)], {
    cwd: folder,
    env: scriptEnvironment(),
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: true,
  });
  await answerOf(`${origin}/robots.txt`, server);
  const stop = (): void => {
    endGroup(server);
    rmSync(folder, { recursive: true, force: true });
  };
  return { folder, origin, stop };
}
