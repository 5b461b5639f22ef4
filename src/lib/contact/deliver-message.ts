/** Hands a message to the service that delivers it, and believes only a clear answer. */

/** How long the service may take to respond, milliseconds. */
export const TIMEOUT_MS = 15_000;

/** True for what delivery services call a failure in JSON: `success: false`, `ok: false`, `error`, `errors`. */
function reportsFailure(answer: unknown): boolean {
  if (typeof answer !== 'object' || answer === null) return false;
  const { success, ok, error, errors } = answer as Readonly<Record<string, unknown>>;
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
 *   False for every other answer, broken JSON, a connection that drops, and silence of fifteen seconds.
 */
export async function deliverMessage(endpoint: string, message: FormData): Promise<boolean> {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), TIMEOUT_MS);
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      body: message,
      headers: { Accept: 'application/json' },
      signal: abort.signal,
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
 * Link to an e-mail with everything that was typed, empty fields left out (RFC 6068).
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
