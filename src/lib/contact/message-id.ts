/** Name of the form field with the message’s ID, which is added when the form is sent. */
export const MESSAGE_ID = 'messageId';

/**
 * Creates an ID that is the same for the same fields, in any order, and the same day. It lets the service and the owner recognize a
 * message that was sent twice. It is sent as a field, because a custom header would need a CORS preflight before every
 * message.
 *
 * @param day - YYYY-MM-DD; the form passes the day on which the visitor began the message
 */
export function createMessageId(
  fields: Iterable<readonly [string, FormDataEntryValue]>,
  day: string,
): string {
  const bytes = new TextEncoder().encode(JSON.stringify([day, ...[...fields].sort()]));
  // 64-bit FNV-1a (RFC 9923).
  const hash = bytes.reduce(
    (sum, byte) => BigInt.asUintN(64, (sum ^ BigInt(byte)) * 0x100000001b3n),
    0xcbf29ce484222325n,
  );
  return `${day}-${hash.toString(36)}`;
}
