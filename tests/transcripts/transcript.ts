/** Formats a screen reader’s phrases as readable text. */

export interface Phrase {
  readonly text: string;
  /** Language of the voice, as a BCP 47 tag. */
  readonly voice: string;
  /** Role of the element, which is also the beginning of `text`; empty for plain text. */
  readonly role: string;
  /** Number of the element, the same for the phrases at its start and end. */
  readonly node: number;
}

/** A phrase with the phrases inside its element. */
interface Passage extends Omit<Phrase, 'node'> {
  readonly inner: readonly Passage[];
}

/** Roles that screen readers do not announce; they only read the content. */
const SILENT = [
  ...['document', 'paragraph', 'listitem', 'term', 'definition', 'rowgroup', 'row', 'time', 'emphasis'],
];
/** Roles that are not announced unless they have a name. */
const SILENT_WITHOUT_NAME = ['group', 'figure', 'caption', 'form'];
/** Live regions, which are silent while they are empty. */
const SILENT_WHEN_EMPTY = ['status', 'alert'];
/** Roles whose name is their content, so that the content is not announced again after the name. */
const NAMED_BY_CONTENT = [
  ...['link', 'button', 'heading', 'disclosure', 'option'],
  ...['cell', 'rowheader', 'columnheader', 'caption'],
];
/** Role of the note “(3 more like this)”, which replaces the rest of a run of similar passages. */
const REST = 'rest';

/** Roles that end a heading’s section. */
const ENDS = ['region', 'complementary', 'search', 'navigation', REST];
/** States of controls, which are the same for all elements of a shortened run. */
const STATES = /(?:not )?(?:expanded|selected|checked)|collapsed|required|current page/g;

/** How many similar elements or texts in a row are written in full; a longer run is cut to its first item. */
const LONGEST_RUN = { elements: 2, texts: 6 };
const TEXTS = ['', 'paragraph', 'time'];

/** Replaces non-breaking spaces, which sound like ordinary ones. */
export const plainSpaces = (text: string): string => text.replaceAll('\u00a0', ' ');

/** Nests phrases by element, and drops the “end of …” phrases. */
function nest(phrases: readonly Phrase[]): Passage[] {
  const passages: Passage[] = [];
  let next = 0;
  for (const [index, { text, voice, role, node }] of phrases.entries()) {
    if (index < next) continue;
    const end = phrases.findLastIndex((phrase) => phrase.node === node);
    passages.push({
      text: plainSpaces(text),
      voice,
      role,
      inner: nest(phrases.slice(index + 1, Math.max(index + 1, end))),
    });
    next = end + 1;
  }
  return passages;
}

function isSilent({ text, role, inner }: Passage): boolean {
  const isSilentAlone =
    SILENT_WITHOUT_NAME.includes(role) || (SILENT_WHEN_EMPTY.includes(role) && !inner.length);
  return SILENT.includes(role) || (text === role && isSilentAlone);
}

/** Replaces each left-out passage with the passages inside it. */
const leaveOut = (passages: readonly Passage[], isLeftOut: (passage: Passage) => boolean): Passage[] =>
  passages.flatMap((passage) => {
    const inner = leaveOut(passage.inner, isLeftOut);
    return isLeftOut(passage) ? inner : [{ ...passage, inner }];
  });

/** Leaves out what screen readers skip or would repeat. */
const listSpoken = (passages: readonly Passage[]): Passage[] =>
  leaveOut(passages, isSilent).map((passage) => ({
    ...passage,
    inner: leaveOut(
      listSpoken(passage.inner),
      ({ text }) => NAMED_BY_CONTENT.includes(passage.role) && passage.text.includes(text),
    ),
  }));

/** Returns the level of a heading, 0 for a passage that ends a section, and a non-finite number for anything else. */
function rank({ text, role }: Passage): number {
  if (ENDS.includes(role)) return 0;
  return role === 'heading' ? Number(/, level (\d)$/.exec(text)?.[1]) : Number.POSITIVE_INFINITY;
}

/**
 * Nests in each heading the passages that follow it, up to the next heading of the same or a higher level or a passage
 * that ends the section. Level-1 headings get no content.
 */
function nestByHeading(passages: readonly Passage[]): Passage[] {
  const nested: Passage[] = [];
  for (let index = 0; index < passages.length; ) {
    const passage = passages[index] as Passage;
    const level = rank(passage);
    const isSection = level > 1 && Number.isFinite(level);
    const length = isSection ? passages.slice(index + 1).findIndex((other) => rank(other) <= level) : 0;
    const end = length < 0 ? passages.length : index + 1 + length;
    nested.push({ ...passage, inner: nestByHeading([...passage.inner, ...passages.slice(index + 1, end)]) });
    index = end;
  }
  return nested;
}

/** Describes the roles, states and voices in a passage. Lists that differ only in length have the same description. */
function describeShape({ text, role, voice, inner }: Passage): string {
  const states = role ? (text.match(STATES) ?? []) : [];
  const shown = inner.filter((one) => one.role !== REST);
  const shapes = shown.map(describeShape).filter((shape, index, all) => shape !== all[index - 1]);
  return `${role} ${states} [${voice}](${shapes})`;
}

/** Shortens runs of passages that differ only in their words, which other tests check. */
function shortenRuns(passages: readonly Passage[]): Passage[] {
  const runs: Passage[][] = [];
  for (const passage of passages) {
    const run = runs.at(-1);
    if (run?.[0] && describeShape(run[0]) === describeShape(passage)) run.push(passage);
    else runs.push([passage]);
  }
  return runs.flatMap((run) => {
    const [first] = run as [Passage];
    const longest = TEXTS.includes(first.role) ? LONGEST_RUN.texts : LONGEST_RUN.elements;
    const kept = run.length > longest ? [first] : run;
    const written = kept.map((passage) => ({ ...passage, inner: shortenRuns(passage.inner) }));
    const left = run.length - kept.length;
    const rest = { ...first, role: REST, text: `(${left} more like this)`, inner: [] };
    return left ? [...written, rest] : written;
  });
}

/** Returns one phrase per line, indented by nesting; where the language changes, a line names it. */
export function writeTranscript(phrases: readonly Phrase[]): string {
  let speaking = '';
  const write = (passages: readonly Passage[], depth: number): string =>
    passages
      .map(({ text, voice, inner }) => {
        const change = voice === speaking ? '' : `[${voice}]\n`;
        speaking = voice;
        return `${change}${'  '.repeat(depth)}${text}\n${write(inner, depth + 1)}`;
      })
      .join('');
  return write(shortenRuns(nestByHeading(listSpoken(shortenRuns(nest(phrases))))), 0);
}
