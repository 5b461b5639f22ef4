/** Decides what a form service’s response proves: that the message was received, that it was refused, or nothing. */

/** `received` if the response proves that the message arrived, `refused` if it denies that, else `unconfirmed`. */
export type Outcome = 'received' | 'refused' | 'unconfirmed';

/** A complete response. */
interface ServiceResponse {
  readonly status: number;
  /** `Content-Type`, or an empty string. */
  readonly type: string;
  readonly body: string;
}

/**
 * What one field of a response says. An `id` proves that the message was stored, unless another field is `other`.
 */
type Sign = 'yes' | 'no' | 'unknown' | 'id' | 'neutral' | 'other';

/** Names of fields whose value must be a known word. All names here are in lowercase, without `_` and `-`. */
const VERDICT = /^(?:is)?success(?:ful)?$|^(?:ok|status|state|result|code|statuscode)$/;
const FAULT = /error|fail|reject|spam/;
const ID = /^(?:id|uuid|hashid|submissionid)$/;
const NEUTRAL = /^(?:data|submission|response|createdat|\d+)$/;

const YES = /^(?:true|1|ok|yes|success(?:ful)?|sent|submitted|received|accepted|created|2\d\d)$/i;
const NO =
  /^(?:false|0|no)$|^-\d|^[45]\d\d(?!\d)|error|fail|invalid|reject|denied|spam|blocked|unauthori|forbidden|exceeded/i;

/** Patterns that match Netlify's default thank-you page. */
const NETLIFY_THANKS = [/<title>\s*Thank you!\s*<\/title>/i, /Your form submission has been received/i];

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

function readField(name: string, value: unknown): Sign {
  const word = isObject(value) ? '' : String(value).trim();
  if (FAULT.test(name)) return value && (word || Object.keys(value).length > 0) ? 'no' : 'neutral';
  if (VERDICT.test(name) && !isObject(value)) {
    if (YES.test(word)) return 'yes';
    return NO.test(word) ? 'no' : 'unknown';
  }
  if (ID.test(name)) return word === '' || word === 'null' || NO.test(word) ? 'unknown' : 'id';
  return NEUTRAL.test(name) || VERDICT.test(name) ? 'neutral' : 'other';
}

/** Parses JSON and collects its signs, whatever its content type: some services send it as text or HTML. */
function readJson(body: string): { readonly value: unknown; readonly signs: ReadonlySet<Sign> } {
  const signs = new Set<Sign>();
  try {
    const value: unknown = JSON.parse(body, (key, inner) => {
      if (key !== '') signs.add(readField(key.toLowerCase().replaceAll(/[_-]/g, ''), inner));
      return inner;
    });
    return { value, signs };
  } catch {
    return { value: undefined, signs: new Set() };
  }
}

type Proof = (response: ServiceResponse, value: unknown, message: ReadonlyMap<string, string>) => boolean;

/** True if the response repeats a field of the message exactly as it was sent. */
const echoesMessage: Proof = (_, value, message) =>
  Object.entries(value ?? {}).some(([name, text]) => text !== '' && message.get(name) === text);

/**
 * Additional proofs that a message was received, by host suffix. From any host, a response with a 2xx status and no
 * `unknown` field is proof if one field is `yes`, or if one is `id` and none is `other`. Sources, as of November 2026:
 *
 * - Formspree: help.formspree.io, “Submit forms with JavaScript (AJAX)”, and its package @formspree/core 4.0.0, which
 *   treats `next` as success and `error` or `errors` as failure
 * - Basin: docs.usebasin.com/guides/form-features/ajax, which documents status 200, or JSON with `error`
 * - Formspark: its package @formspark/use-formspark 1.0.0, which expects a status of 200 to 299 and JSON
 * - Netlify: docs.netlify.com/manage/forms/setup does not describe the response. A site may return its home page with
 *   200 for every URL, so only Netlify's default thank-you page is proof
 * - Web3Forms, FormSubmit, Getform and Forminit respond with `success: true`
 */
const PROOFS: readonly (readonly [host: string, proof: Proof])[] = [
  ['formspree.io', (_, value) => isObject(value) && 'next' in value && Boolean(value.next)],
  ['usebasin.com', echoesMessage],
  ['submit-form.com', echoesMessage],
  [
    'netlify.app',
    ({ status, type, body }) =>
      status === 200 && /^text\/html\b/i.test(type) && NETLIFY_THANKS.every((words) => words.test(body)),
  ],
];

/** Whether a status says nothing about the message: a redirect without a target, a timeout, or a gateway error. */
const isUndecided = (status: number): boolean =>
  (status >= 300 && status < 400) || [408, 502, 504].includes(status);

/**
 * Decides what a response proves.
 *
 * @param endpoint - the URL that the message was sent to; its host selects the proof
 * @param message - the fields of the message, exactly as sent
 */
export function judgeResponse(
  endpoint: string,
  response: ServiceResponse,
  message: Iterable<readonly [name: string, value: string]>,
): Outcome {
  const { status, type, body } = response;
  const { value, signs } = readJson(body);
  if (/\bproblem\+(?:json|xml)\b/i.test(type) || signs.has('no')) return 'refused';
  if (isUndecided(status)) return 'unconfirmed';
  if (status < 200 || status > 299) return 'refused';
  if (signs.has('unknown')) return 'unconfirmed';
  const [, proves] = PROOFS.find(([host]) => `.${new URL(endpoint).hostname}`.endsWith(`.${host}`)) ?? [];
  const isProven =
    signs.has('yes') ||
    (signs.has('id') && !signs.has('other')) ||
    proves?.(response, value, new Map(message)) === true;
  return isProven ? 'received' : 'unconfirmed';
}
