import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  type FormEndpoint,
  RESPONSES,
  type ResponseName,
  startFormEndpoint,
} from '../../../tests/support/form-endpoint.ts';
import { deliverMessage } from './deliver-message.ts';
import { createMessageId } from './message-id.ts';

let endpoint: FormEndpoint;

function message(text = 'No heat.\nFourth floor.'): FormData {
  const data = new FormData();
  data.set('name', 'Ana Ruiz & Söhne');
  data.set('message', text);
  return data;
}

beforeAll(async () => {
  endpoint = await startFormEndpoint();
});
afterAll(() => endpoint.stop());
beforeEach(() => vi.unstubAllGlobals());

describe('a message', () => {
  test.each(Object.keys(RESPONSES) as ResponseName[])(
    'to a service that %s is judged by that response',
    async (name) => {
      endpoint.respondWith(name);
      expect(await deliverMessage(endpoint.origin, message())).toBe(RESPONSES[name].outcome);
      expect(endpoint.received.length).toBeGreaterThan(0);
    },
  );

  test('is sent by POST with every field, and requests a response in JSON', async () => {
    endpoint.respondWith('says success: true');
    await deliverMessage(endpoint.origin, message());
    const [{ method, accept, fields } = { fields: new URLSearchParams() }] = endpoint.received;
    expect([method, accept]).toEqual(['POST', 'application/json']);
    expect([...fields]).toEqual([...message()]);
  });

  test('is sent offline only if this site answers, and then may have arrived', async () => {
    endpoint.respondWith('drops the connection');
    vi.stubGlobal('navigator', { onLine: false });
    expect(await deliverMessage(endpoint.origin, message())).toBe('refused');
    expect(endpoint.received).toEqual([]);
    // A browser may say so although the network works.
    const { fetch } = globalThis;
    vi.stubGlobal('fetch', (url: string, init: RequestInit) =>
      url === endpoint.origin ? fetch(url, init) : Promise.resolve(new Response()),
    );
    expect(await deliverMessage(endpoint.origin, message())).toBe('unconfirmed');
  });
});

describe('the ID of a message', () => {
  const DAY = '2026-11-23';

  test('is the same for the same text on the same day, in whichever order', () => {
    const id = createMessageId(message(), DAY);
    expect(createMessageId([...message()].reverse(), DAY)).toBe(id);
    expect(id).toMatch(/^2026-11-23-[a-z\d]{8,13}$/);
  });

  test('differs if a single letter or the day differs', () => {
    const ids = ['No heat.', 'No heat', 'no heat', ''].map((text) => createMessageId(message(text), DAY));
    ids.push(createMessageId(message('No heat.'), '2026-11-24'));
    expect(new Set(ids).size).toBe(ids.length);
  });
});
