/** Decides what the answer of a delivery service proves: that it received a message, that it refused it, or nothing. */

/** `received` is proven, `refused` is what the service said, and everything else is `unconfirmed`. */
export type Outcome = 'received' | 'refused' | 'unconfirmed';

/** A complete answer. */
export interface ServiceAnswer {
  readonly status: number;
  /** `Content-Type`, or an empty string. */
  readonly type: string;
  readonly body: string;
}

type Entry = Readonly<Record<string, unknown>>;

/**
 * What proves that a message was received, if the status is 200 to 299 and the answer contains no failure and
 * nothing unknown.
 */
const PROOFS = {
  /** A field that says yes, or an ID of what was stored if no field is unknown. */
  field: ({ entries, signs }: Reading) =>
    entries.length > 0 &&
    entries.every((entry) => saysYes(entry) || (hasId(entry) && !signs.has('stranger'))),
  /** The same, or the URL of its thank-you page. */
  next: (reading: Reading) =>
    PROOFS.field(reading) || reading.entries.some(({ next }) => typeof next === 'string' && next !== ''),
  /** The same, or what it stored: fields of this message exactly as sent. */
  object: (reading: Reading) =>
    PROOFS.field(reading) ||
    (reading.entries.length > 0 && reading.entries.every((entry) => echoesForm(entry, reading.sent))),
  /** The host's own thank-you page; for a function, a field. */
  page: (reading: Reading) =>
    PROOFS.field(reading) ||
    (reading.status === 200 &&
      /^text\/html\b/i.test(reading.type) &&
      !reading.path.startsWith('/.netlify/') &&
      NETLIFY_THANKS.every((words) => words.test(reading.body)) &&
      !/\bdisabled\b/i.test(reading.body.replaceAll(/<[^>]*>/g, ' '))),
} as const;

/**
 * How each service answers on success, by host suffix. An unlisted host needs a `field`. Sources, as of
 * November 2026:
 *
 * - Formspree: help.formspree.io, “Submit forms with JavaScript (AJAX)”, and its package @formspree/core 4.0.0, which
 *   takes `next` for success and `error` or `errors` for failure
 * - Web3Forms: docs.web3forms.com/getting-started/api-reference and @web3forms/react 1.1.3: `success: true`
 * - Basin: docs.usebasin.com/guides/form-features/ajax: status 200, or else JSON with `error`; asked for JSON, it
 *   answers with an object
 * - FormSubmit: its documentation was not read. Public code that sends to its `/ajax/` addresses quotes its
 *   answers with status 200: `success: "true"`, or `"false"` until the mailbox is activated
 * - Getform, now Forminit: forminit.com/docs/submit-form-api: `success: true` and `submission.hashId`
 * - Formspark: its package @formspark/use-formspark 1.0.0: a status of 200 to 299 and JSON
 * - Netlify: docs.netlify.com/manage/forms/setup and its skill “netlify-forms” require URL-encoded fields.
 *   They document no answer; their example treats every status of 200 to 299 as success. A site may return
 *   its home page with 200 for every URL, so the proof is Netlify's own thank-you page, recognized by the
 *   title and sentence that public code looks for. A custom thank-you page proves nothing
 */
const SERVICES: readonly (readonly [host: string, proof: keyof typeof PROOFS])[] = [
  ['formspree.io', 'next'],
  ['web3forms.com', 'field'],
  ['usebasin.com', 'object'],
  ['formsubmit.co', 'field'],
  ['getform.io', 'field'],
  ['forminit.com', 'field'],
  ['submit-form.com', 'object'],
  ['netlify.app', 'page'],
];

/** Patterns of the page that Netlify shows after a message if the site has no custom one. */
const NETLIFY_THANKS = [/<title>\s*Thank you!\s*<\/title>/i, /Your form submission has been received/i];

/** What a field says. A `stranger` is an unknown field; it matters only next to an ID. */
type Sign = 'yes' | 'no' | 'unknown' | 'neutral' | 'stranger';

/** Field names, in lowercase without `_` and `-`, whose value must be a known word. */
const VERDICT = /^(?:is|was|has)?(?:success(?:ful)?|succeeded|ok|result)$|status$|^state$/;
const CODE = /^(?:http|response|result|return|status)?code$/;
/** Field names for what happened to the message; the value may also be a time or a URL. */
const DEED =
  /^(?:is|was|has)?(?:e?mail|message|form|data)?(?:sent|submitted|received|accepted|delivered|stored|saved|queued)$/;
const FAULT = /error|fail|reject|invalid|denied|blocked|spam/;
const WARNING = /warn/;
/** Fields that identify what was stored. Not `messageId`, which the form itself sends. */
const ID = /^(?:id|uuid|submissionid|hashid)$/;
const NEUTRAL = /^(?:createdat|updatedat|date|timestamp|next|redirect|redirecturl)$/;
/** Fields of this form by which a service shows what it stored; `message` is also a field of errors. */
const OWN = ['name', 'email', 'phone', 'location', 'service', 'messageid'];
/** Fields that wrap the actual answer, one level down. */
const WRAPPERS = ['data', 'submission', 'result', 'response', 'body'];

const YES = /^(?:true|1|ok|yes|success(?:ful)?|sent|submitted|received|accepted|delivered|queued|created)$/i;
const NO =
  /^(?:false|0|no)$|^-\d|^[45]\d\d(?![\da-z])|error|fail|invalid|reject|denied|spam|blocked|unauthori|forbidden|exceeded/i;
const NOTHING = /^(?:|false|0|no|none|null|undefined|nan)$/i;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const isEntry = (value: unknown): value is Entry => isObject(value) && !Array.isArray(value);
const wordOf = (value: unknown): string => (isObject(value) ? '' : String(value).trim());
const nameOf = (key: string): string => key.trim().toLowerCase().replaceAll(/[_-]/g, '');
const partsOf = (entry: Entry): Entry[] => [entry, ...WRAPPERS.map((name) => entry[name]).filter(isEntry)];

function readWord(value: unknown): Sign {
  const word = wordOf(value);
  if (YES.test(word)) return 'yes';
  if (NO.test(word)) return 'no';
  return /^2\d\d(?!\d)/.test(word) ? 'neutral' : 'unknown';
}

/**
 * Reads an error field. An empty list of errors is common; an empty text, or “none”, may be an error without
 * a description.
 */
function readFault(name: string, value: unknown): Sign {
  const isEmpty = isObject(value) ? Object.keys(value).length === 0 : NOTHING.test(wordOf(value));
  if (isEmpty) return typeof value === 'string' ? 'unknown' : 'neutral';
  return FAULT.test(name) ? 'no' : 'unknown';
}

function readField(name: string, value: unknown): Sign {
  if (FAULT.test(name) || WARNING.test(name)) return readFault(name, value);
  if (WRAPPERS.includes(name) && isObject(value)) return 'neutral';
  // Services disagree on whether 0 or 1 means success.
  if (CODE.test(name)) return /^[01]$/.test(wordOf(value)) ? 'unknown' : readWord(value);
  if (VERDICT.test(name)) return readWord(value);
  const sign = DEED.test(name) ? readWord(value) : 'stranger';
  if (sign !== 'stranger') return sign === 'unknown' ? 'stranger' : sign;
  // “disabled”, “held”: a yes or no to an unknown question.
  if (typeof value === 'boolean') return 'unknown';
  return ID.test(name) || NEUTRAL.test(name) ? 'neutral' : 'stranger';
}

const saysYes = (entry: Entry): boolean =>
  partsOf(entry).some((part) => Object.entries(part).some((field) => readField(...field) === 'yes'));

const isId = (value: unknown): boolean =>
  typeof value === 'number'
    ? value > 0
    : typeof value === 'string' && !NOTHING.test(value.trim()) && !NO.test(value.trim());
const hasId = (entry: Entry): boolean =>
  partsOf(entry).some((part) => Object.entries(part).some(([name, value]) => ID.test(name) && isId(value)));

/** Whether it contains fields of the message, each exactly as sent. */
function echoesForm(entry: Entry, sent: ReadonlyMap<string, string>): boolean {
  const echoed = partsOf(entry)
    .flatMap((part) => Object.entries(part))
    .filter(([name]) => OWN.includes(name) && sent.get(name));
  return echoed.length > 0 && echoed.every(([name, value]) => wordOf(value) === sent.get(name));
}

interface Reading extends ServiceAnswer {
  /** Path of the URL that the message was sent to. */
  readonly path: string;
  /** The objects in a JSON body, with normalized names; empty for any other body. */
  readonly entries: readonly Entry[];
  /** What its fields say, at any depth. */
  readonly signs: ReadonlySet<Sign>;
  /** The fields of the message, by their normalized names. */
  readonly sent: ReadonlyMap<string, string>;
}

/**
 * Counts the fields in JSON text, including duplicates: of two fields with the same name, a parser keeps only
 * the last.
 */
const countNames = (json: string): number =>
  [...json.matchAll(/"(?:[^"\\]|\\.)*"(\s*:)?/g)].filter(([, colon]) => colon).length;

/** Reads JSON with any content type: services also send it as text or HTML. */
function readJson(body: string): Pick<Reading, 'entries' | 'signs'> {
  const signs = new Set<Sign>();
  let names = 0;
  const visit = (key: string, value: unknown): unknown => {
    if (isEntry(value)) names += Object.keys(value).length;
    // The root and the objects in a list have no name.
    if (key !== '' && !(/^\d+$/.test(key) && isObject(value))) signs.add(readField(nameOf(key), value));
    return isEntry(value)
      ? Object.fromEntries(Object.entries(value).map(([name, one]) => [nameOf(name), one]))
      : value;
  };
  try {
    const whole: unknown = JSON.parse(body, visit);
    const parts: unknown[] = Array.isArray(whole) ? whole : [];
    for (const part of parts) if (!isEntry(part)) signs.add(readWord(part));
    if (countNames(body) !== names) signs.add('unknown');
    return { entries: [whole].flat().filter(isEntry), signs };
  } catch {
    return { entries: [], signs: new Set() };
  }
}

/** Whether it is a redirect without a target, or a gateway timeout: what happened to the message is unknown. */
const isUndecided = (status: number): boolean =>
  (status >= 300 && status < 400) || [408, 502, 504].includes(status);

/**
 * Judges an answer.
 *
 * @param endpoint - URL that the message was sent to
 * @param message - its fields, exactly as sent
 */
export function judgeAnswer(
  endpoint: string,
  answer: ServiceAnswer,
  message: Iterable<readonly [name: string, value: string]>,
): Outcome {
  const { status, type, body } = answer;
  const { entries, signs } = readJson(body);
  if (/\bproblem\+(?:json|xml)\b/i.test(type) || signs.has('no')) return 'refused';
  if (isUndecided(status)) return 'unconfirmed';
  if (status < 200 || status > 299) return 'refused';
  if (signs.has('unknown')) return 'unconfirmed';
  const { hostname, pathname } = new URL(endpoint);
  const [, proof = 'field'] = SERVICES.find(([host]) => `.${hostname}`.endsWith(`.${host}`)) ?? [];
  const sent = new Map([...message].map(([name, value]) => [nameOf(name), value.trim()] as const));
  const reading = { ...answer, path: pathname, entries, signs, sent };
  return PROOFS[proof](reading) ? 'received' : 'unconfirmed';
}
