import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  ANSWERS,
  type AnswerName,
  type FormEndpoint,
  isConfirmation,
  isEndless,
  startFormEndpoint,
} from '../../../tests/support/form-endpoint.ts';
import { deliverMessage, TIMEOUT_MS, writeEmailLink } from './deliver-message.ts';

const names = Object.keys(ANSWERS) as AnswerName[];
let endpoint: FormEndpoint;

function message(): FormData {
  const data = new FormData();
  data.set('name', 'Ana Ruiz');
  data.set('message', 'No heat.\nFourth floor.');
  return data;
}

beforeAll(async () => {
  endpoint = await startFormEndpoint();
});
afterAll(() => endpoint.stop());
beforeEach(() => vi.useRealTimers());

describe('a message', () => {
  test.each(names.filter((name) => !isEndless(name)))(
    'to a service that %s is believed rightly',
    async (name) => {
      endpoint.answerWith(name);
      expect(await deliverMessage(endpoint.origin, message())).toBe(isConfirmation(name));
      expect(endpoint.received).toHaveLength(1);
    },
  );

  test('is sent by POST with every field, and asks for an answer in JSON', async () => {
    endpoint.answerWith('confirms in JSON');
    await deliverMessage(endpoint.origin, message());
    const [{ method, accept, body } = { method: '', accept: '', body: '' }] = endpoint.received;
    expect([method, accept]).toEqual(['POST', 'application/json']);
    expect(body).toContain('Ana Ruiz');
    expect(body).toContain('Fourth floor.');
  });

  test.each(names.filter(isEndless))(
    'to a service that %s is given up after fifteen seconds',
    async (name) => {
      endpoint.answerWith(name);
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      const delivered = deliverMessage(endpoint.origin, message());
      let ended = false;
      void delivered.then(() => {
        ended = true;
      });
      while (endpoint.received.length === 0) await new Promise((resolve) => setImmediate(resolve));
      vi.advanceTimersByTime(TIMEOUT_MS - 1);
      await new Promise((resolve) => setImmediate(resolve));
      expect(ended).toBe(false);
      vi.advanceTimersByTime(1);
      expect(await delivered).toBe(false);
    },
  );

  test('to a service that cannot be reached is not delivered', async () => {
    const gone = await startFormEndpoint();
    await gone.stop();
    expect(await deliverMessage(gone.origin, message())).toBe(false);
  });
});

describe('the e-mail instead', () => {
  test('holds every field that was filled in, with any signs, and its line breaks', () => {
    const link = writeEmailLink('office@company.test', 'Message & more', [
      ['Name', 'Ana & Luz'],
      ['Phone', '  '],
      ['Message', 'No heat?\n100% sure #4 ñ'],
    ]);
    const url = new URL(link);
    expect(url.pathname).toBe('office@company.test');
    expect(url.searchParams.get('subject')).toBe('Message & more');
    expect(url.searchParams.get('body')).toBe('Name: Ana & Luz\r\nMessage: No heat?\r\n100% sure #4 ñ');
    expect(link).not.toContain('+');
  });
});
