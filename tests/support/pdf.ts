/** Reads PDFs that a browser printed. */
import { inflateSync } from 'node:zlib';

/** Inflates a stream of a PDF; returns an empty string if the stream is not deflated. */
function unpack(stream: string): string {
  try {
    return inflateSync(Buffer.from(stream, 'latin1')).toString('latin1');
  } catch {
    return '';
  }
}

/** Counts the pages of a PDF by its page objects, which Firefox compresses. */
export function countSides(pdf: Buffer): number {
  const text = pdf.toString('latin1');
  const packed = [...text.matchAll(/stream\r?\n(.*?)\r?\nendstream/gs)].map(([, stream = '']) =>
    unpack(stream),
  );
  return [text, ...packed].join('\n').match(/\/Type\s*\/Page(?!s)/g)?.length ?? 0;
}

export interface PrintedHeading {
  readonly title: string;
  /** Number of its side, from 1. */
  readonly side: number;
}

/** Decodes a string of a PDF, which is hexadecimal UTF-16 if it has other characters than ASCII. */
function decodeTitle(text: string): string {
  if (text.startsWith('(')) return text.slice(1, -1).replaceAll('\\', '');
  return Buffer.from(text.slice(1, -1), 'hex').subarray(2).swap16().toString('utf16le');
}

/** Returns the headings of a PDF that Chromium printed with its outline, in the order of the page. */
export function readPrintedHeadings(pdf: Buffer): PrintedHeading[] {
  const text = pdf.toString('latin1');
  const kids = /\/Type \/Pages\b[^>]*?\/Kids \[([^\]]*)\]/.exec(text)?.[1] ?? '';
  const sides = [...kids.matchAll(/(\d+) 0 R/g)].map(([, id]) => id);
  const entries = text.matchAll(/\/Title (\(.*?[^\\]\)|<[^>]*>)\s*\/Dest \[(\d+) 0 R/gs);
  return [...entries].map(([, title = '', id]) => ({
    title: decodeTitle(title),
    side: sides.indexOf(id) + 1,
  }));
}
