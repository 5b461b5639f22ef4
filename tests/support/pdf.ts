/** What a browser printed. */
import { inflateSync } from 'node:zlib';

/** Text of a packed stream of a PDF; empty for what is packed in another way. */
function unpack(stream: string): string {
  try {
    return inflateSync(Buffer.from(stream, 'latin1')).toString('latin1');
  } catch {
    return '';
  }
}

/** Sides of a PDF, counted from its page objects, which Firefox packs. */
export function countSides(pdf: Buffer): number {
  const text = pdf.toString('latin1');
  const packed = [...text.matchAll(/stream\r?\n(.*?)\r?\nendstream/gs)].map(([, stream = '']) =>
    unpack(stream),
  );
  return [text, ...packed].join('\n').match(/\/Type\s*\/Page(?!s)/g)?.length ?? 0;
}
