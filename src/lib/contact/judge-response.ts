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
 * What one field of a response says, on any level. `yes` proves that the message was received and `id` that it was
 * stored, unless another field is `other`, or is `unknown`, which puts every proof in doubt. `words` that confirm may be
 * next to `yes`, but next to `id` they may be about anything.
 */
type Sign = 'yes' | 'no' | 'unknown' | 'id' | 'words' | 'neutral' | 'other';

/** Names of fields whose value must be a known word. All names here are in lowercase, without `_` and `-`. */
const VERDICT = /^(?:is)?success(?:ful)?$|^(?:ok|status|state|result|code|statuscode)$/;
const FAULT = /error|fail|reject|spam/;
const ID = /^(?:id|uuid|hashid|submissionid)$/;
const NEXT = /^(?:next|redirecturl)$/;
const CONTENT = /^(?:data|submission|response|\d+)$/;

const YES = /^(?:true|1|ok|yes|success(?:ful)?|sent|submitted|received|accepted|created|2\d\d)$/i;
const NO =
  /^(?:false|0|no)$|^-\d|^[45]\d\d(?!\d)|error|fail|invalid|reject|denied|spam|blocked|unauthori|forbidden|exceeded/i;
/** Values of an `id` that name nothing; one without a digit proves nothing either. */
const NO_ID = /^(?:[0-]*|-.*|n\/?a|none|null|nil|undefined|nan|unknown|true)$/i;
/** What an ID that is no ID says. */
const FAULTY_ID = /\s|^err|^e\d+$|^(?:log-?in|none|null|undefined|unknown)\b|challenge/i;
/** The name of a record: at least four hexadecimal digits, or a number. */
const RECORD = /^(?!e\d+$)(?=.*\d)[\da-f-]{4,}$|^\d+$/i;
/** The address of a page that thanks. Any other may be where the visitor still has to do something. */
const WAY =
  /^(?:https:\/\/(?![^/]*(?:login|sign|auth|account|pay))[^/?#]+)?(?:\/(?:\w\w|thanks?|thank[-_]?you|gracias|success|confirmation|sent|received|submitted|contact|forms?)(?:\.\w+)?)*\/?(?:[?#].*)?$/i;
/** Words that confirm, if all others of the clause are `KNOWN` and none is a `TURN`. */
const CONFIRMED =
  /^ok\b|\bsent\b|received|thank|submitted|success|accepted|created|saved|enviad|recibid|gracias/i;
/** Words that may be next to those that confirm; any other may say what else has happened to the message. */
const KNOWN = new Set(
  `ok sent received thank thanks submitted success successful successfully accepted created saved delivered
  enviado enviada recibido recibida gracias muchas éxito correctamente su tu mensaje formulario por con se ha sido hemos
  a and back be been by email entry for form from get has have i in is it mail message much new of on our reach reply
  request respond shortly soon submission that the this to touch us very was we will with within writing you your`.split(
    /\s+/,
  ),
);
/** Words that turn a confirmation into an intention, a task, or a return. */
const TURN = /\b(?:will|soon|shortly|reply|respond|back|to be|have (?:your|the|it)|sent (?:to )?you)\b/i;
/** A clause that may follow a confirmation. */
const PROMISE = /^we will (?:be in|get (?:back|in)|reach|reply|respond|write)\b/i;
/** Words of what may have happened to a message instead, or of what the visitor still has to do. */
const DOUBT =
  /captcha|challenge|confirm(?!ation|ed)|verif|activat|pending|held|quarantin|discard|dropped|bounced|ignored|honeypot|quota|limit|disabled|inactive|again|unable|cannot|n[’']t\b|\b(?:not|no|never|nothing|bot)\b/i;

/** Patterns that match Netlify's default thank-you page. */
const NETLIFY_THANKS = [/<title>\s*Thank you!\s*<\/title>/i, /Your form submission has been received/i];

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const isDoubtful = (words: string): boolean => DOUBT.test(words) || NO.test(words);

/** Reads a text that may say anything. */
function readWords(words: string): Sign {
  const isKnown = (words.toLowerCase().match(/[\p{L}\d]+/gu) ?? []).every((word) => KNOWN.has(word));
  const clauses = words.split(/[.!,;]/).flatMap((clause) => clause.trim() || []);
  const isClear = clauses.every((one) => PROMISE.test(one) || (CONFIRMED.test(one) && !TURN.test(one)));
  return words === '' || (CONFIRMED.test(words) && isKnown && isClear) ? 'words' : 'unknown';
}

/** Reads what should be the content of the message, or the name of its record. */
function readContent(value: unknown, word: string): Sign {
  if (value === false || value === null) return 'unknown';
  return typeof value === 'boolean' || word === '' || (RECORD.test(word) && !isDoubtful(word))
    ? 'neutral'
    : readWords(word);
}

function readField(name: string, value: unknown): Sign {
  const word = isObject(value) ? '' : String(value).trim();
  if (FAULT.test(name)) return value && (word || Object.keys(value).length > 0) ? 'no' : 'neutral';
  if (VERDICT.test(name) && !isObject(value)) {
    // For some services 0 is success and 1 an error, for others the opposite.
    if (name.endsWith('code') && /^[01]$/.test(word)) return 'unknown';
    if (YES.test(word)) return 'yes';
    return NO.test(word) ? 'no' : 'unknown';
  }
  if (ID.test(name)) {
    if (NO_ID.test(word) || FAULTY_ID.test(word)) return 'unknown';
    if (/\d/.test(word)) return 'id';
    return isDoubtful(word) ? 'unknown' : 'neutral';
  }
  if (name === 'message') return value === null ? 'words' : readWords(word);
  if (NEXT.test(name)) return value !== null && (isDoubtful(word) || !WAY.test(word)) ? 'unknown' : 'words';
  if (CONTENT.test(name)) return readContent(value, word);
  if (name === 'createdat') return /\d/.test(word) ? 'neutral' : 'unknown';
  if (VERDICT.test(name)) return 'neutral';
  return value === false || isDoubtful(name) ? 'unknown' : 'other';
}

/** The letters and digits of a text: services trim texts, or write characters as HTML does. */
const lettersOf = (text: string): string => text.replaceAll(/&#?\w+;|[^\p{L}\p{N}]+/gu, '');

/** Returns the fields of a response on all levels. */
const listFields = (value: unknown): (readonly [name: string, value: unknown])[] =>
  isObject(value) ? Object.entries(value).flatMap((field) => [field, ...listFields(field[1])]) : [];

/** Parses JSON sent under any content type, and collects its signs. A field that repeats what was sent says nothing. */
function readJson(
  body: string,
  message: ReadonlyMap<string, string>,
): { readonly value: unknown; readonly signs: ReadonlySet<Sign> } {
  const signs = new Set<Sign>();
  try {
    const value: unknown = JSON.parse(body);
    for (const [key, inner] of listFields(value)) {
      const sent = message.get(key);
      const isText = typeof inner === 'string' || inner === null;
      const isRepeated = isText && sent !== undefined && lettersOf(sent) === lettersOf(inner ?? '');
      if (!isRepeated) signs.add(readField(key.toLowerCase().replaceAll(/[_-]/g, ''), inner));
    }
    return { value, signs };
  } catch {
    return { value: undefined, signs: new Set() };
  }
}

/** Whether each field on the first level was sent, or has a meaning here. */
const isUnderstood = (value: object, message: ReadonlyMap<string, string>): boolean =>
  Object.keys(value).every((name) => message.has(name) || readField(name.toLowerCase(), '') !== 'other');

type Proof = (response: ServiceResponse, value: unknown, message: ReadonlyMap<string, string>) => boolean;

/** True if the response repeats what a visitor wrote, exactly as it was sent, and says nothing else of any field. */
const echoesMessage: Proof = (_, value, message) =>
  isObject(value) &&
  isUnderstood(value, message) &&
  Object.entries(value).every(
    ([name, text]) =>
      lettersOf(`${text ?? ''}`).toLowerCase() === lettersOf(message.get(name) ?? '').toLowerCase() ||
      !message.has(name),
  ) &&
  Object.entries(value).some(
    ([name, text]) => /^(?:name|email|message)$/.test(name) && text !== '' && message.get(name) === text,
  );

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
 * - Web3Forms, FormSubmit, Getform and Forminit respond with `success: true`, which needs no more
 */
const PROOFS: readonly (readonly [host: string, proof: Proof])[] = [
  [
    'formspree.io',
    (_, value, message) =>
      isObject(value) &&
      'next' in value &&
      /^(?:\/thanks\b|https:\/\/)/.test(String(value.next)) &&
      isUnderstood(value, message),
  ],
  ['usebasin.com', echoesMessage],
  ['submit-form.com', echoesMessage],
  [
    'netlify.app',
    ({ status, type, body }) =>
      status === 200 && /^text\/html\b/i.test(type) && NETLIFY_THANKS.every((words) => words.test(body)),
  ],
];

/**
 * Whether a status says nothing about the message: a redirect without a target, a timeout, an error that may have come
 * after the message was stored, or the error of a gateway. Cloudflare adds 520 and 524 to those
 * (developers.cloudflare.com/support, “5xx errors”).
 */
const isUndecided = (status: number): boolean =>
  (status >= 300 && status < 400) || [408, 500, 502, 504, 520, 524].includes(status);

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
  if (signs.has('unknown')) return 'unconfirmed';
  const [, proves] = PROOFS.find(([host]) => `.${new URL(endpoint).hostname}`.endsWith(`.${host}`)) ?? [];
  const isProven =
    (!signs.has('other') && (signs.has('yes') || (signs.has('id') && !signs.has('words')))) ||
    proves?.(response, value, sent) === true;
  return isProven ? 'received' : 'unconfirmed';
}
