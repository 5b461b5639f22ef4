import { type ChildProcess, spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { parse } from 'node-html-parser';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SAMPLES } from '../../src/features/style-guide/samples.ts';
import { freePort } from '../servers/support/start-servers.ts';
import { scriptEnvironment } from '../support/run.ts';
import { answerOf } from '../support/server-answer.ts';
import { copyProject } from '../support/temporary-folder.ts';

describe('the style guide on the development server', () => {
  let server: ChildProcess;
  let origin = '';
  let html = '';
  const seen = (selector: string, attribute: string): string[] =>
    parse(html)
      .querySelectorAll(selector)
      .map((element) => element.getAttribute(attribute) ?? '');

  beforeAll(async () => {
    const folder = copyProject();
    const port = await freePort();
    origin = `http://127.0.0.1:${port}`;
    const args = ['node_modules/astro/bin/astro.mjs', 'dev', '--host', '127.0.0.1', '--port', String(port)];
    server = spawn(process.execPath, args, {
      cwd: folder,
      env: scriptEnvironment({ ASTRO_TELEMETRY_DISABLED: '1', VITEST: '', NODE_ENV: 'development' }),
      stdio: 'ignore',
    });
    const answer = await answerOf(`${origin}/catalog`, server, () => true);
    html = await answer.text();
    expect(answer.status, html.slice(0, 2000)).toBe(200);
  });

  afterAll(() => {
    server?.kill();
  });

  test('shows every component of src/ui with at least one state', () => {
    expect(seen('[data-component]', 'data-component').sort()).toEqual(readdirSync('src/ui').sort());
    for (const component of parse(html).querySelectorAll('[data-component]'))
      expect(component.querySelectorAll('[data-ground]').length, component.id).toBeGreaterThan(0);
  });

  test('shows every sample of a drawing, a pen or a part of the drawing kit', () => {
    expect(seen('[data-sample]', 'data-sample').sort()).toEqual(SAMPLES.map(({ id }) => id).sort());
  });

  test('serves its drawings', async () => {
    for (const sample of ['hero--night', 'pen-hot--paper', 'part-cats-cat--night']) {
      const answer = await fetch(`${origin}/catalog/${sample}.svg`);
      expect([sample, answer.status, (await answer.text()).startsWith('<svg')]).toEqual([sample, 200, true]);
    }
  });
});
