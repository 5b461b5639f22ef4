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
