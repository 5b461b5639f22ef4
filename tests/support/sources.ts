/** Lists source files and their imports. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

export const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file);

/** Lists files in a folder with one of these endings, except installed packages, as paths from the project root. */
export function listSources(folder: string, endings: readonly string[]): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && endings.some((ending) => entry.name.endsWith(ending)))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !file.includes('node_modules'))
    .sort();
}

export const readSource = (file: string): string => readFileSync(file, 'utf8');

export interface Import {
  /** Path of the imported file, or the name of a package. */
  readonly target: string;
  /** True if bundling removes the import. */
  readonly typeOnly: boolean;
}

const STATEMENT =
  /(?:^|\n)\s*(?:import|export)\s+(type\s)?(?:[\w*{}\s,$]+\sfrom\s+)?'([^']+)'|\bimport\('([^']+)'\)/g;

/** Finds imports and re-exports in code; relative paths are resolved against the file. */
export function findImports(file: string, code: string): Import[] {
  return [...code.matchAll(STATEMENT)].map(([, type, named, dynamic]) => {
    const path = (named ?? dynamic ?? '').replace(/\?.*$/, '');
    const target = path.startsWith('.') ? normalize(join(dirname(file), path)) : path;
    return { target, typeOnly: Boolean(type) };
  });
}

/** Returns a file and everything that is bundled with it: its imports, their imports, and so forth. */
export function bundleOf(entry: string): ReadonlySet<string> {
  const seen = new Set<string>();
  const visit = (file: string): void => {
    if (seen.has(file)) return;
    seen.add(file);
    if (!/\.tsx?$/.test(file)) return;
    for (const { target, typeOnly } of findImports(file, readSource(file))) if (!typeOnly) visit(target);
  };
  visit(entry);
  return seen;
}
