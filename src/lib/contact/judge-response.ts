/** Decides what a form service’s response proves: that the message was received, that it was refused, or nothing. */

/** `received` if the response proves that the message arrived, `refused` if it denies that, else `unconfirmed`. */
export type Outcome = 'received' | 'refused' | 'unconfirmed';

/** A complete response. */
interface ServiceResponse {
  readonly status: number;
  /** `Content-Type`, or an empty string. */
  readonly type: string;
  readonly body: string;
  /** Whether it came from another URL. The redirect may have turned the message into a request for a page. */
  readonly isRedirected?: boolean;
}

/**
 * What one field of a response says. `yes` proves that the message was received and `id` that it was stored, unless
 * another field is `other`. `words` may be next to `yes`, but next to `id` they may say anything.
 */
type Sign = 'yes' | 'no' | 'unknown' | 'id' | 'words' | 'neutral' | 'other';

/** Names of fields whose value must be a known word. All names here are in lowercase, without `_` and `-`. */
const VERDICT = /^(?:is)?success(?:ful)?$|^(?:ok|status|state|result|code|statuscode)$/;
const FAULT = /error|fail|reject|spam/;
const ID = /^(?:id|uuid|hashid|submissionid)$/;
const WORDS = /^(?:message|next|redirecturl)$/;
const NEUTRAL = /^(?:data|submission|response|createdat|\d+)$/;

const YES = /^(?:true|1|ok|yes|success(?:ful)?|sent|submitted|received|accepted|created|2\d\d)$/i;
const NO =
  /^(?:false|0|no)$|^-\d|^[45]\d\d(?!\d)|error|fail|invalid|reject|denied|spam|blocked|unauthori|forbidden|exceeded/i;
/** Values of an `id` that name nothing. */
const NO_ID =
  /^(?:|0+|-.*|n\/?a|none|null|nil|undefined|nan|unknown|false|true|no|error|fail(?:ed)?|invalid)$/i;

/** Patterns that match Netlify's default thank-you page. */
const NETLIFY_THANKS = [/<title>\s*Thank you!\s*<\/title>/i, /Your form submission has been received/i];

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

function readField(name: string, value: unknown): Sign {
  const word = isObject(value) ? '' : String(value).trim();
  if (FAULT.test(name)) return value && (word || Object.keys(value).length > 0) ? 'no' : 'neutral';
  if (VERDICT.test(name) && !isObject(value)) {
    // For some services 0 is success and 1 an error, for others the opposite.
    if (name.endsWith('code') && /^[01]$/.test(word)) return 'unknown';
    if (YES.test(word)) return 'yes';
    return NO.test(word) ? 'no' : 'unknown';
  }
  if (ID.test(name)) return NO_ID.test(word) ? 'unknown' : 'id';
  if (WORDS.test(name)) return 'words';
  return NEUTRAL.test(name) || VERDICT.test(name) ? 'neutral' : 'other';
}

/** Parses JSON sent under any content type, and collects its signs. A field that repeats what was sent says nothing. */
function readJson(
  body: string,
  message: ReadonlyMap<string, string>,
): { readonly value: unknown; readonly signs: ReadonlySet<Sign> } {
  const signs = new Set<Sign>();
  try {
    const value: unknown = JSON.parse(body, (key, inner) => {
      const isRepeated = typeof inner === 'string' && message.get(key) === inner;
      if (key !== '' && !isRepeated) signs.add(readField(key.toLowerCase().replaceAll(/[_-]/g, ''), inner));
      return inner;
    });
    return { value, signs };
  } catch {
    return { value: undefined, signs: new Set() };
  }
}

type Proof = (response: ServiceResponse, value: unknown, message: ReadonlyMap<string, string>) => boolean;

/** True if the response repeats what a visitor wrote, exactly as it was sent. A hidden field would prove nothing. */
const echoesMessage: Proof = (_, value, message) =>
  Object.entries(value ?? {}).some(
    ([name, text]) => /^(?:name|email|message)$/.test(name) && text !== '' && message.get(name) === text,
  );

/** Top-level fields of a response that says `success`, next to which `data` may have fields of any name. */
const WITH_SUCCESS = /^(?:success|message|data|submission|redirectUrl)$/;
const saysSuccess: Proof = (_, value) =>
  isObject(value) &&
  'success' in value &&
  (value.success === true || value.success === 'true') &&
  Object.keys(value).every((name) => WITH_SUCCESS.test(name));

/**
 * Additional proofs that a message was received, by host suffix. From any host, a response with a 2xx status and no
 * `unknown` or `other` field is proof if one field is `yes`, or if one is `id` and none is `words`. Sources, as of
 * November 2026:
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
  // `next` may lead to a captcha that the visitor has to solve first.
  [
    'formspree.io',
    (_, value) =>
      isObject(value) && 'next' in value && Boolean(value.next) && !/captcha/i.test(String(value.next)),
  ],
  ['web3forms.com', saysSuccess],
  ['formsubmit.co', saysSuccess],
  ['getform.io', saysSuccess],
  ['forminit.com', saysSuccess],
  ['usebasin.com', echoesMessage],
  ['submit-form.com', echoesMessage],
  [
    'netlify.app',
    ({ status, type, body }) =>
      status === 200 && /^text\/html\b/i.test(type) && NETLIFY_THANKS.every((words) => words.test(body)),
  ],
];

/** Words that deny, in a field that may have any text. */
const DENIAL = /\bnot\b|error|fail|invalid|reject|denied|spam|blocked|inactive/i;

/** Whether a text on the first level denies that the message was received, next to a sign that it was. */
const deniesInWords = (value: unknown, message: ReadonlyMap<string, string>): boolean =>
  Object.entries(value ?? {}).some(
    ([name, text]) =>
      ['words', 'neutral'].includes(readField(name, '')) &&
      typeof text === 'string' &&
      message.get(name) !== text &&
      DENIAL.test(text),
  );

/**
 * Whether a status says nothing about the message: a redirect without a target, a timeout, or the error of a gateway,
 * of which Cloudflare adds 520 and 524 (developers.cloudflare.com/support, “5xx errors”).
 */
const isUndecided = (status: number): boolean =>
  (status >= 300 && status < 400) || [408, 502, 504, 520, 524].includes(status);

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
  const { status, type, body, isRedirected } = response;
  const sent = new Map(message);
  const { value, signs } = readJson(body, sent);
  if (/\bproblem\+(?:json|xml)\b/i.test(type) || signs.has('no')) return 'refused';
  // The service may have stored the message before it redirected to a page that is missing.
  if (isUndecided(status) || isRedirected) return 'unconfirmed';
  if (status < 200 || status > 299) return 'refused';
  if (signs.has('unknown') || deniesInWords(value, sent)) return 'unconfirmed';
  const [, proves] = PROOFS.find(([host]) => `.${new URL(endpoint).hostname}`.endsWith(`.${host}`)) ?? [];
  const isProven =
    (!signs.has('other') && (signs.has('yes') || (signs.has('id') && !signs.has('words')))) ||
    proves?.(response, value, sent) === true;
  return isProven ? 'received' : 'unconfirmed';
}
