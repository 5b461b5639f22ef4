import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { startServer } from '../../tests/support/local-server.ts';
import { makeFolder } from '../../tests/support/temporary-folder.ts';
import { readPort, startWorkersServer } from './workers-server.ts';

describe('the server', () => {
  test('says which port is taken and how to choose another', async () => {
    const other = await startServer((_request, response) => void response.end());
    const port = Number(new URL(other.origin).port);
    await expect(startWorkersServer(makeFolder({ 'index.html': 'built' }), port)).rejects.toThrow(
      `Port ${port} is taken by another program. Stop that program, or choose another port: PORT=${port + 1} npm start`,
    );
    await other.stop();
  });

  test('says what to do when nothing is built yet', async () => {
    const dist = join(makeFolder(), 'dist');
    await expect(startWorkersServer(dist, 8787)).rejects.toThrow('yet: run npm run build first.');
  });

  test.each(['0', '65536', '80.5', 'http', ''])('refuses the port “%s” with one sentence', (port) => {
    expect(() => readPort(port)).toThrow(`PORT is “${port}”; expected a number from 1 to 65535.`);
  });
});
