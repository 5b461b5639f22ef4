import { once } from 'node:events';
import { createServer } from 'node:net';
import { resolve } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { runScript } from '../tests/support/run.ts';
import { makeFolder } from '../tests/support/temporary-folder.ts';

// Each test starts a program, which takes its time on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const SERVE = resolve('tools/serve.ts');
const built = makeFolder({ 'dist/index.html': 'built' });

describe('the server', () => {
  test('says which port is taken and how to choose another', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const address = other.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const { status, output } = runScript(SERVE, built, { PORT: String(port) });
    other.close();
    expect(status).toBe(1);
    expect(output.trim()).toBe(
      `Port ${port} is taken by another program. Stop that one, or choose another: PORT=${port + 1} npm start`,
    );
  });

  test.each(['0', '65536', '80.5', 'http', '-1'])('refuses %s as a port in one sentence', (port) => {
    const { status, output } = runScript(SERVE, built, { PORT: port });
    expect(status).toBe(1);
    expect(output.trim()).toBe(`PORT is “${port}”; expected a number from 1 to 65535.`);
  });

  test('says what to do when nothing is built yet', () => {
    const { status, output } = runScript(SERVE, makeFolder());
    expect(status).toBe(1);
    expect(output.trim()).toBe('There is no dist/ yet: run npm run build first.');
  });
});
