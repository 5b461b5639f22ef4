/** What the answer of a delivery service proves: that it took a message, that it did not, or nothing. */

/** `received` is proven, `refused` is said by the service; after everything else nobody knows. */
export type Outcome = 'received' | 'refused' | 'unconfirmed';

/** An answer as it was read to its end. */
export interface ServiceAnswer {
  readonly status: number;
  /** `Content-Type`, empty where there is none. */
  readonly type: string;
  readonly body: string;
}

type Entry = Readonly<Record<string, unknown>>;

/** What proves that a message was taken, in an answer of 200 to 299 that reports no failure and nothing unknown. */
const PROOFS = {
  /** A field that says yes, or the id of what was stored beside nothing that is not known. */
  field: ({ entries, signs }: Reading) =>
    entries.length > 0 &&
    entries.every((entry) => saysYes(entry) || (hasId(entry) && !signs.has('stranger'))),
  /** The same, or the address of its page of thanks. */
  next: (reading: Reading) =>
    PROOFS.field(reading) || reading.entries.some(({ next }) => typeof next === 'string' && next !== ''),
  /** The same, or what it has stored: fields of this message as they were sent. */
  object: (reading: Reading) =>
    PROOFS.field(reading) ||
    (reading.entries.length > 0 && reading.entries.every((entry) => echoesForm(entry, reading.sent))),
  /** The page of thanks that the host itself shows; from a function, a field. */
  page: (reading: Reading) =>
    PROOFS.field(reading) ||
    (reading.status === 200 &&
      /^text\/html\b/i.test(reading.type) &&
      !reading.path.startsWith('/.netlify/') &&
      NETLIFY_THANKS.every((words) => words.test(reading.body)) &&
      !/\bdisabled\b/i.test(reading.body.replaceAll(/<[^>]*>/g, ' '))),
} as const;

/**
 * What each service answers on success, keyed by host suffix. A host that is not listed needs a `field`. Sources,
 * as read in November 2026:
 *
 * - Formspree: help.formspree.io, “Submit forms with JavaScript (AJAX)”, and its package @formspree/core 4.0.0, which
 *   takes `next` for success and `error` or `errors` for failure
 * - Web3Forms: docs.web3forms.com/getting-started/api-reference and @web3forms/react 1.1.3: `success: true`
 * - Basin: docs.usebasin.com/guides/form-features/ajax: status 200, or else JSON with `error`; asked for JSON, it
 *   answers with an object
 * - FormSubmit: its document was not read. Public programs that send to its addresses with `/ajax/` quote what it
 *   answers with status 200: `success: "true"`, or `"false"` until its mailbox is activated
 * - Getform, now Forminit: forminit.com/docs/submit-form-api: `success: true` and `submission.hashId`
 * - Formspark: its package @formspark/use-formspark 1.0.0: a status of 200 to 299 and JSON
 * - Netlify: docs.netlify.com/manage/forms/setup and its skill “netlify-forms” ask for fields in the form of an address.
 *   They name no answer; their example takes every status of 200 to 299 for success. A site may give its home page with
 *   200 to every address, so the proof is the page of thanks that Netlify shows by itself, by the title and sentence
 *   that public programs look for. A page of thanks of one’s own proves nothing
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

/** Of the page that Netlify shows after a message where the site names none of its own. */
const NETLIFY_THANKS = [/<title>\s*Thank you!\s*<\/title>/i, /Your form submission has been received/i];

/** What a field says. A `stranger` says nothing that is known; only beside an id does it count. */
type Sign = 'yes' | 'no' | 'unknown' | 'neutral' | 'stranger';

/** Names of fields, in small letters without `_` and `-`: where nothing but a known word will do. */
const VERDICT = /^(?:is|was|has)?(?:success(?:ful)?|succeeded|ok|result)$|status$|^state$/;
const CODE = /^(?:http|response|result|return|status)?code$/;
/** What became of the message; may also hold a time or an address. */
const DEED =
  /^(?:is|was|has)?(?:e?mail|message|form|data)?(?:sent|submitted|received|accepted|delivered|stored|saved|queued)$/;
const FAULT = /error|fail|reject|invalid|denied|blocked|spam/;
const WARNING = /warn/;
/** Fields that name what was stored. Not `messageId`, which the form itself sends. */
const ID = /^(?:id|uuid|submissionid|hashid)$/;
const NEUTRAL = /^(?:createdat|updatedat|date|timestamp|next|redirect|redirecturl)$/;
/** Fields of this form by which a service shows what it stored; `message` is also a field of errors. */
const OWN = ['name', 'email', 'phone', 'location', 'service', 'messageid'];
/** Fields that hold the answer proper, one level down. */
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

/** A list of faults without one is usual; an empty text, or “none”, may as well be a fault that nobody described. */
function readFault(name: string, value: unknown): Sign {
  const isEmpty = isObject(value) ? Object.keys(value).length === 0 : NOTHING.test(wordOf(value));
  if (isEmpty) return typeof value === 'string' ? 'unknown' : 'neutral';
  return FAULT.test(name) ? 'no' : 'unknown';
}

function readField(name: string, value: unknown): Sign {
  if (FAULT.test(name) || WARNING.test(name)) return readFault(name, value);
  if (WRAPPERS.includes(name) && isObject(value)) return 'neutral';
  // Services disagree on whether 0 or 1 is the code of success.
  if (CODE.test(name)) return /^[01]$/.test(wordOf(value)) ? 'unknown' : readWord(value);
  if (VERDICT.test(name)) return readWord(value);
  const sign = DEED.test(name) ? readWord(value) : 'stranger';
  if (sign !== 'stranger') return sign === 'unknown' ? 'stranger' : sign;
  // “disabled”, “held”: a yes or no to a question that is not known here.
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

/** Whether it holds fields of the message, and each as it was sent. */
function echoesForm(entry: Entry, sent: ReadonlyMap<string, string>): boolean {
  const echoed = partsOf(entry)
    .flatMap((part) => Object.entries(part))
    .filter(([name]) => OWN.includes(name) && sent.get(name));
  return echoed.length > 0 && echoed.every(([name, value]) => wordOf(value) === sent.get(name));
}

interface Reading extends ServiceAnswer {
  /** Of the address that the message was sent to. */
  readonly path: string;
  /** The objects that the body is, as JSON, with plain names; none where it is something else. */
  readonly entries: readonly Entry[];
  /** What its fields say, at any depth. */
  readonly signs: ReadonlySet<Sign>;
  /** The fields of the message, by their plain names. */
  readonly sent: ReadonlyMap<string, string>;
}

/** How many fields JSON names, each as often as it does: of two with one name a parser keeps the last. */
const countNames = (json: string): number =>
  [...json.matchAll(/"(?:[^"\\]|\\.)*"(\s*:)?/g)].filter(([, colon]) => colon).length;

/** Reads JSON whatever it says it is: services also send it as text or as a page. */
function readJson(body: string): Pick<Reading, 'entries' | 'signs'> {
  const signs = new Set<Sign>();
  let names = 0;
  const visit = (key: string, value: unknown): unknown => {
    if (isEntry(value)) names += Object.keys(value).length;
    // The whole and the objects of a list have no name.
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

/** A redirect that leads nowhere, or a gateway that waited in vain: what became of the message nobody knows. */
const isUndecided = (status: number): boolean =>
  (status >= 300 && status < 400) || [408, 502, 504].includes(status);

/**
 * Judges an answer.
 *
 * @param endpoint - address that the message was sent to
 * @param message - its fields, as they were sent
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
