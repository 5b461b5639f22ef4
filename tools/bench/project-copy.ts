/** The project in another folder, where tests and measurements may change and build it. */
import { cpSync, existsSync, symlinkSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';

/** What a build needs beside the installed packages. */
export const COPIED = [
  'content',
  'src',
  'tools',
  'astro.config.ts',
  'package.json',
  'tsconfig.json',
  'wrangler.jsonc',
];

/** Installed packages: those of the site, and those of `npm run edit` once it has run. */
const PACKAGES = ['node_modules', 'tools/editor/node_modules'];

/** Copies it; the installed packages stand behind links. */
export function copyProjectTo(folder: string): void {
  const filter = (path: string): boolean => basename(path) !== 'node_modules';
  for (const name of COPIED) cpSync(name, join(folder, name), { recursive: true, filter });
  for (const name of PACKAGES.filter((one) => existsSync(one)))
    symlinkSync(resolve(name), join(folder, name), 'dir');
}
