import type { APIContext } from 'astro';
import { expect, test } from 'vitest';
import { POST } from './undo-page.ts';

const OWN = 'http://localhost:4321';

/** Sends a request as an “Undo” button does; returns the response's status and text. */
async function send(body: BodyInit | null, type?: string): Promise<readonly [status: number, text: string]> {
  const headers = { origin: OWN, 'sec-fetch-site': 'same-origin', ...(type && { 'content-type': type }) };
  const request = new Request(`${OWN}/undo`, { method: 'POST', headers, body });
  const answer = await POST({ request } as APIContext);
  return [answer.status, await answer.text()];
}

test.each([
  ['no body', null],
  ['a body that is not a form', '{"time":', 'application/json'],
  ['a form that is cut off', '--x\r\nContent-Disposition: form', 'multipart/form-data; boundary=x'],
  ['a form without a time', new URLSearchParams()],
  ['a form without a boundary', 'time', 'multipart/form-data'],
  ['a time at which nothing was saved', new URLSearchParams({ time: '2020-01-01T00-00-00.000Z' })],
  ['a path instead of a time', new URLSearchParams({ time: '../../package.json' })],
])('%s undoes nothing, and the page says so', async (_, body, type?: string) => {
  const [status, text] = await send(body, type);
  expect([status, text]).toEqual([404, expect.stringContaining('This save is no longer kept.')]);
});
