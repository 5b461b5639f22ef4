/** Remembers on this device what each file says, because reading YAML is a third of what a phone does at a visit. */
import { type Content, parseContent } from '../open-content.ts';

const KEY = 'parsed-files';
const known = new Map<string, Content>(JSON.parse(localStorage.getItem(KEY) ?? '[]'));
const used = new Map<string, Content>();

/** Parses a file, unless an earlier visit has. @throws as `parseContent` */
export function parseOnce(text: string): Content {
  const content = known.get(text) ?? parseContent(text);
  used.set(text, content);
  return content;
}

/** Keeps for the next visit what this one has used; without space, that visit is slower. */
export function keepParsed(): void {
  if ([...used.keys()].every((text) => known.has(text))) return;
  try {
    localStorage.setItem(KEY, JSON.stringify([...used]));
  } catch {
    localStorage.removeItem(KEY);
  }
}
