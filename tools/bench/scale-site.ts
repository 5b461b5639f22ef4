/** A copy of the project with synthetic services, to see how the cost of a build grows. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyProjectTo } from './project-copy.ts';

const CATALOG = 'src/site/catalog.ts';

/** Edits a file of the copy; throws where there is nothing to edit, so that the benchmark never measures something else. */
function edit(folder: string, file: string, pattern: RegExp, replacement: string): void {
  const path = join(folder, file);
  const text = readFileSync(path, 'utf8');
  if (!pattern.test(text)) throw new Error(`${file} has no ${pattern}.`);
  writeFileSync(path, text.replace(pattern, replacement));
}

/**
 * Copies the project to a temporary folder with this many services: the real ones again and again under new slugs and
 * titles. The menus list the real ones only, as they would when the catalog outgrows them.
 */
export function makeScaledProject(count: number): { readonly folder: string; readonly remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'site-scale-'));
  copyProjectTo(folder);
  edit(
    folder,
    CATALOG,
    /export const \{ systems, services, ([^}]*)\} = readCatalog\(\);/,
    `const catalog = readCatalog();
export const { systems, $1} = catalog;
export const services: readonly Service[] = Array.from({ length: ${count} }, (_, index): Service => {
  const service = catalog.services[index % catalog.services.length] as Service;
  const round = Math.floor(index / catalog.services.length);
  if (round === 0) return service;
  return { ...service, slug: \`\${service.slug}-\${round}\`, title: \`\${service.title} \${round}\` };
});`,
  );
  edit(
    folder,
    CATALOG,
    /return services\.filter\(\(\{ system \}\)/,
    'return catalog.services.filter(({ system })',
  );
  // Other languages name every service, and would have to name these.
  rmSync(join(folder, 'content/languages'), { recursive: true });
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
