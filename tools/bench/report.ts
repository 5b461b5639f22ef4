/** Writes the sections of docs/benchmarks.md, each after its measurement. */
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { readNow } from '../../src/content/present.ts';
import { readDate } from '../../src/lib/hours/new-york-clock.ts';

const FILE = 'docs/benchmarks.md';

/** Sections of the document, with the command that writes each. */
const SECTIONS = {
  shortfalls: { title: 'Missed targets', command: 'npm run bench' },
  pages: { title: 'Pages compared with their bare twins', command: 'npm run bench -- loads' },
  scores: { title: 'What Lighthouse computes', command: 'npm run bench -- loads' },
  rest: { title: 'At rest', command: 'npm run bench -- rest' },
  interactions: { title: 'From interaction to paint', command: 'npm run bench -- interactions' },
} as const;
export type Section = keyof typeof SECTIONS;

const begin = (section: Section): string => `<!-- ${section}: begin -->`;
const end = (section: Section): string => `<!-- ${section}: end -->`;

/** Returns what the results depend on: cores, memory and the Node version. */
export function describeMachine(): string {
  return `${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GB memory, Node ${process.versions.node}`;
}

/** Formats a Markdown table. */
export function formatTable(
  head: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): string {
  const line = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map((_, index) => (index === 0 ? '---' : '--:'))), ...rows.map(line)].join(
    '\n',
  );
}

/** Replaces or adds a section, and leaves the others unchanged. */
export function replaceSection(document: string, section: Section, text: string): string {
  const { title, command } = SECTIONS[section];
  const body = `${begin(section)}\n\n## ${title}\n\n\`${command}\`\n\n${text.trim()}\n\n${end(section)}`;
  const [from, to] = [document.indexOf(begin(section)), document.indexOf(end(section))];
  if (from >= 0 && to > from)
    return document.slice(0, from) + body + document.slice(to + end(section).length);
  return `${document.trimEnd()}\n\n${body}\n`;
}

/** Writes a section into docs/benchmarks.md with today's date and the machine. */
export function writeSection(section: Section, text: string, versions: readonly string[] = []): void {
  const document = readFileSync(FILE, 'utf8');
  const facts = [readDate(readNow()), describeMachine(), ...versions].join('; ');
  writeFileSync(FILE, replaceSection(document, section, `Measured ${facts}.\n\n${text}`));
}
