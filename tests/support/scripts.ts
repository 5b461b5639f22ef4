/** Finds the code that the browser runs before the visitor interacts with a page. */
import { posix } from 'node:path';
import { attributes, parseFile } from './html.ts';
import { fileOfRoute, readDist } from './pages.ts';

/** Returns a script file and all files that it imports statically; `import()` loads others on demand. */
export function withImports(file: string, seen = new Set<string>()): ReadonlySet<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const [, path = ''] of readDist(file).matchAll(/(?:from|import)\s*["'`](\.{1,2}\/[^"'`]+)["'`]/g)) {
    withImports(posix.join(posix.dirname(file), path), seen);
  }
  return seen;
}

/** Returns the script files that a route loads, with their imports. */
export function scriptFiles(route: string): string[] {
  const page = parseFile(fileOfRoute(route));
  const entries = [
    ...attributes(page, 'script', 'src'),
    ...attributes(page, 'link[rel=modulepreload]', 'href'),
  ];
  return [...new Set(entries.flatMap((entry) => [...withImports(entry.replace(/^\//, ''))]))];
}

/** Returns the code of inline scripts; data blocks are not code. */
export function inlineScripts(file: string): string[] {
  return parseFile(file)
    .querySelectorAll('script:not([src]):not([type="application/ld+json"])')
    .flatMap(({ rawText }) => rawText || []);
}
