/** Copies the project to another folder, where tests may change and build it. */
import { cpSync, existsSync, symlinkSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { CONTENT_FOLDER } from '../../src/site/content-folder.ts';

/**
 * Everything that a build needs besides the installed packages, keyed by its path in the copy. The copy gets the
 * content that this process reads.
 */
const COPIED: Readonly<Record<string, string>> = {
  content: CONTENT_FOLDER,
  src: 'src',
  tools: 'tools',
  'astro.config.ts': 'astro.config.ts',
  'package.json': 'package.json',
  'tsconfig.json': 'tsconfig.json',
  'wrangler.jsonc': 'wrangler.jsonc',
};

/** Folders of installed packages: the site's, and those of the admin page if it was built. */
const PACKAGES = ['node_modules', 'tools/admin/node_modules'];

/** Copies the project; installed packages become symbolic links. */
export function copyProjectTo(folder: string): void {
  const filter = (path: string): boolean => basename(path) !== 'node_modules';
  for (const [place, source] of Object.entries(COPIED))
    cpSync(source, join(folder, place), { recursive: true, filter });
  for (const name of PACKAGES.filter((one) => existsSync(one)))
    symlinkSync(resolve(name), join(folder, name), 'dir');
}
