/** Remembers on this device what each file says, because reading YAML is a third of what a phone does at a visit. */
import { type Content, parseContent } from '../open-content.ts';

const KEY = 'parsed-files';
/** When to store, in milliseconds: after the form is there. */
const LATER = 2000;
const known = readKnown();
const used = new Map<string, Content>();
let waiting: ReturnType<typeof setTimeout> | undefined;

/** Returns what an earlier visit has stored; nothing if the browser refuses its storage. */
function readKnown(): Map<string, Content> {
  try {
    return new Map(JSON.parse(localStorage.getItem(KEY) ?? '[]'));
  } catch {
    return new Map();
  }
}

/** Stores what this visit has used; without space, the next one is slower. */
function keepParsed(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([...used]));
  } catch {
    localStorage.removeItem(KEY);
  }
}

/** Parses a file, unless an earlier visit has. @throws as `parseContent` */
export function parseOnce(text: string): Content {
  const content = known.get(text) ?? parseContent(text);
  used.set(text, content);
  if (!known.has(text)) {
    clearTimeout(waiting);
    waiting = setTimeout(keepParsed, LATER);
  }
  return content;
}
