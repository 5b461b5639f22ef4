/** Sends a message to the delivery service, which counts as delivered only when the service confirms it. */

/** How long the service may take to respond, milliseconds. */
export const TIMEOUT_MS = 15_000;

/** Whether a JSON response reports a failure: `success: false`, `ok: false`, `error`, `errors`. */
function reportsFailure(response: unknown): boolean {
  if (typeof response !== 'object' || response === null) return false;
  const { success, ok, error, errors } = response as Readonly<Record<string, unknown>>;
  const isFalse = (value: unknown): boolean => value === false || value === 'false';
  const isFilled = (value: unknown): boolean =>
    Array.isArray(value)
      ? value.length > 0
      : value !== undefined && value !== null && value !== false && value !== '';
  return isFalse(success) || isFalse(ok) || isFilled(error) || isFilled(errors);
}

/**
 * Sends a form.
 *
 * @returns true once the service confirmed: a status of 200 to 299 and, where it answers in JSON, no failure in it.
 *   False for any other response, invalid JSON, a lost connection, and no response within the timeout.
 */
export async function deliverMessage(endpoint: string, message: FormData): Promise<boolean> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), TIMEOUT_MS);
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      body: message,
      headers: { Accept: 'application/json' },
      signal: controller.signal,
    });
    const text = await response.text();
    if (!response.ok) return false;
    const isJson = /\bjson\b/.test(response.headers.get('content-type') ?? '');
    return !(isJson && reportsFailure(JSON.parse(text)));
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Builds a link to an e-mail with everything that was typed, empty fields left out (RFC 6068).
 *
 * @param fields visible name of each field with its text
 */
export function writeEmailLink(
  address: string,
  subject: string,
  fields: readonly (readonly [string, string])[],
): string {
  const lines = fields.flatMap(([label, text]) => (text.trim() ? [`${label}: ${text.trim()}`] : []));
  const body = lines.join('\n').replace(/\r?\n/g, '\r\n');
  return `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
