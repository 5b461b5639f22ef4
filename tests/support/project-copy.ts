/** The project in another folder, where tests and measurements may change and build it. */
import { cpSync, existsSync, symlinkSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { CONTENT_FOLDER } from '../../src/site/content-folder.ts';

/** What a build needs beside the installed packages, by its place in the copy. The content that is read here is its own. */
export const COPIED: Readonly<Record<string, string>> = {
  content: CONTENT_FOLDER,
  src: 'src',
  tools: 'tools',
  'astro.config.ts': 'astro.config.ts',
  'package.json': 'package.json',
  'tsconfig.json': 'tsconfig.json',
  'wrangler.jsonc': 'wrangler.jsonc',
};

/** Installed packages: those of the site, and those of `npm run edit` once it has run. */
const PACKAGES = ['node_modules', 'tools/editor/node_modules'];

/** Copies it; the installed packages stand behind links. */
export function copyProjectTo(folder: string): void {
  const filter = (path: string): boolean => basename(path) !== 'node_modules';
  for (const [place, source] of Object.entries(COPIED))
    cpSync(source, join(folder, place), { recursive: true, filter });
  for (const name of PACKAGES.filter((one) => existsSync(one)))
    symlinkSync(resolve(name), join(folder, name), 'dir');
}
