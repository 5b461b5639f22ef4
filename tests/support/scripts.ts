/** Code that the browser runs on a page before anyone touched it. */
import { posix } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { attributes, parseFile } from './html.ts';
import { fileOfRoute, readDist } from './pages.ts';

/** A script with everything it imports at once; what `import()` fetches on demand comes later, or never. */
export function withImports(file: string, seen = new Set<string>()): ReadonlySet<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const [, path = ''] of readDist(file).matchAll(/(?:from|import)\s*["'`](\.{1,2}\/[^"'`]+)["'`]/g)) {
    withImports(posix.join(posix.dirname(file), path), seen);
  }
  return seen;
}

/** Script files that a route loads, with their imports. */
export function scriptFiles(route: string): string[] {
  const page = parseFile(fileOfRoute(route));
  const entries = [
    ...attributes(page, 'script', 'src'),
    ...attributes(page, 'link[rel=modulepreload]', 'href'),
  ];
  return [...new Set(entries.flatMap((entry) => [...withImports(entry.replace(/^\//, ''))]))];
}

/** Code of inline scripts; data blocks are no code. */
export function inlineScripts(file: string): string[] {
  return parseFile(file)
    .querySelectorAll('script:not([src]):not([type="application/ld+json"])')
    .flatMap(({ rawText }) => rawText || []);
}

const brotliBytes = (text: string): number => brotliCompressSync(text).length;

/** Bytes of all code of a route as it travels, brotli. */
export function scriptBytes(route: string): number {
  const code = [...scriptFiles(route).map(readDist), ...inlineScripts(fileOfRoute(route))];
  return code.reduce((sum, text) => sum + brotliBytes(text), 0);
}
