import { expect, test } from 'vitest';
import { readCompany } from '../../src/site/read-company.ts';
import { openingHours } from './opening-hours.ts';

/** Runs the plugin for a Vite command, and returns the transformed script and the defined constants. */
function run(command: 'build' | 'serve', code: string) {
  const { config, transform } = openingHours();
  if (typeof config !== 'function' || typeof transform !== 'function') throw new TypeError('no hooks');
  const changes = config.call({} as never, {}, { command, mode: '' }) as { define?: object } | undefined;
  const result = transform.call({} as never, code, 'open-now.client.ts') as { code: string } | undefined;
  return { defined: Object.keys(changes?.define ?? {}), code: result?.code };
}

const USE = 'show(SCHEDULE, instant);';

test('a built script has the hours as a constant', () => {
  expect(run('build', USE)).toEqual({ defined: ['SCHEDULE'], code: undefined });
});

test('on the development server, a script has the current hours from the company’s file', () => {
  const { defined, code = '' } = run('serve', USE);
  expect(defined).toEqual([]);
  const [, written = ''] = /^const SCHEDULE = (.*);\n/.exec(code) ?? [];
  expect(JSON.parse(written).holidays).toHaveProperty(readCompany().holidays[0]?.date ?? 'none');
  expect(run('serve', 'const SCHEDULES = 1;').code).toBeUndefined();
});
