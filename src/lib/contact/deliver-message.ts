/** Sends a message to the delivery service. */
import { judgeResponse, type Outcome } from './judge-response.ts';

/** Whether this site answers; some browsers say that they are offline although the network works. */
const reachesSite = (): Promise<boolean> =>
  fetch('/', { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );

/**
 * Sends a form as a browser would, unless that is offline. It has no timeout, because a message may have arrived even if the response is late.
 *
 * @returns whether the message arrived. A failed request proves nothing.
 */
export async function deliverMessage(endpoint: string, message: FormData): Promise<Outcome> {
  if (navigator.onLine === false && !(await reachesSite())) return 'refused';
  const body = new URLSearchParams([...message].map(([name, value]) => [name, String(value)]));
  try {
    const response = await fetch(endpoint, { method: 'POST', body, headers: { Accept: 'application/json' } });
    const { status, headers, redirected } = response;
    const type = headers.get('content-type') ?? '';
    const answer = { status, type, body: await response.text(), isRedirected: redirected };
    return judgeResponse(endpoint, answer, body);
  } catch {
    return 'unconfirmed';
  }
}
