/** Formats the phrases of a screen reader as readable text. */

export interface Phrase {
  readonly text: string;
  /** Language of the voice, as a BCP 47 tag. */
  readonly voice: string;
  /** Number of the element, the same for the phrases at its start and end. */
  readonly node: number;
}

/** A phrase with the phrases inside its element. */
interface Passage {
  readonly text: string;
  readonly voice: string;
  readonly inner: readonly Passage[];
}

interface Line {
  readonly text: string;
  readonly voice: string;
  readonly depth: number;
}

/** Roles that screen readers do not announce; they read what is inside. */
const SILENT = [
  ...['document', 'paragraph', 'listitem', 'term', 'definition', 'rowgroup', 'row', 'time', 'emphasis'],
];
/** Roles that are not announced unless they have a name. */
const SILENT_WITHOUT_NAME = ['group', 'figure', 'caption', 'form'];
/** Live regions, which are silent while they are empty. */
const SILENT_WHEN_EMPTY = ['status', 'alert'];
/** Roles whose content is their name, which is not announced twice. */
const NAMED_BY_CONTENT = [
  ...['link', 'button', 'heading', 'disclosure', 'option'],
  ...['cell', 'rowheader', 'columnheader', 'caption'],
];

/** Replaces non-breaking spaces, which sound like ordinary ones. */
export const plainSpaces = (text: string): string => text.replaceAll('\u00a0', ' ');

/** Nests phrases by element, and drops “end of …”. */
function nest(phrases: readonly Phrase[]): Passage[] {
  const passages: Passage[] = [];
  let next = 0;
  for (const [index, { text, voice, node }] of phrases.entries()) {
    if (index < next) continue;
    const end = phrases.findLastIndex((phrase) => phrase.node === node);
    passages.push({
      text: plainSpaces(text),
      voice,
      inner: nest(phrases.slice(index + 1, Math.max(index + 1, end))),
    });
    next = end + 1;
  }
  return passages;
}

function isSilent({ text, inner }: Passage): boolean {
  const [role = ''] = text.split(', ', 1);
  const isSilentAlone =
    SILENT_WITHOUT_NAME.includes(role) || (SILENT_WHEN_EMPTY.includes(role) && !inner.length);
  return SILENT.includes(role) || (text === role && isSilentAlone);
}

/** Returns the lines of passages at a depth, without what screen readers skip or would repeat. */
function listLines(passages: readonly Passage[], depth: number): Line[] {
  return passages.flatMap((passage) => {
    const { text, voice, inner } = passage;
    if (isSilent(passage)) return listLines(inner, depth);
    const [role = ''] = text.split(', ', 1);
    const isSaid = (line: Line): boolean => NAMED_BY_CONTENT.includes(role) && text.includes(line.text);
    return [{ text, voice, depth }, ...listLines(inner, depth + 1).filter((line) => !isSaid(line))];
  });
}

/** Writes one phrase per line, indented by nesting, and the language above the first phrase in it. */
export function writeTranscript(phrases: readonly Phrase[]): string {
  let speaking = '';
  return listLines(nest(phrases), 0)
    .map(({ text, voice, depth }) => {
      const change = voice === speaking ? '' : `[${voice}]\n`;
      speaking = voice;
      return `${change}${'  '.repeat(depth)}${text}\n`;
    })
    .join('');
}
