/** Adds to every script tag the hash of its file, so that a browser runs no other code (Subresource Integrity). */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const SCRIPT = /<script\b([^>]*?)\ssrc="(\/[^"/][^"]*)"([^>]*)>/g;

/** The page with `integrity` on its own scripts; a tag that has it already stays. */
export function withIntegrity(html: string, read: (path: string) => Uint8Array): string {
  return html.replace(SCRIPT, (tag, before: string, path: string, after: string) => {
    if (/\sintegrity=/.test(before + after)) return tag;
    const hash = createHash('sha256').update(read(path)).digest('base64');
    return `<script${before} src="${path}" integrity="sha256-${hash}"${after}>`;
  });
}

/** Adds integrity to every page below a folder. */
export function addIntegrity(folder: string): void {
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.html')) continue;
    const path = join(folder, file);
    writeFileSync(
      path,
      withIntegrity(readFileSync(path, 'utf8'), (script) => readFileSync(join(folder, script))),
    );
  }
}
