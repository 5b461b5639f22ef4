/** The project in another folder, where tests and measurements may change and build it. */
import { cpSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';

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

/** Copies it; the installed packages stand behind a link. */
export function copyProjectTo(folder: string): void {
  for (const name of COPIED) cpSync(name, join(folder, name), { recursive: true });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'dir');
}
