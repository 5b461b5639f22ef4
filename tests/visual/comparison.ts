/** Writes `.cache/pictures/index.html`, which shows each changed picture before and after, and the difference. */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { readKeptDigest, readOldPicture, shrinkPicture, writeDigests } from './kept-picture.ts';
import type { Picture } from './picture.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const FOLDER = join(ROOT, '.cache/pictures');
const CHANGES = join(FOLDER, 'changes');
export const PAGE = relative(ROOT, join(FOLDER, 'index.html'));

const STYLE = `
body { margin: 1.5rem; font: 1rem/1.5 sans-serif; background: #ddd }
section { margin-block: 3rem }
.panes { display: grid; grid-template-columns: repeat(3, 1fr); gap: 1rem; align-items: start }
body:has(#full:checked) .panes { grid-template-columns: repeat(3, max-content) }
figure { margin: 0 }
figcaption { font-weight: bold }
img { display: block; width: 100% }
body:has(#full:checked) img { width: var(--width) }
.difference { position: relative; overflow: hidden }
.layers { display: grid; isolation: isolate; background: #000 }
.layers > * { grid-area: 1 / 1 }
.layers > * + * { mix-blend-mode: difference }
`;

/** Writes the image files of one pane, and returns the pane's markup. */
function writeImages(name: string, pane: string, images: readonly Buffer[]): string {
  const tags = images.map((image, index) => {
    const type = image.subarray(1, 4).toString() === 'PNG' ? 'png' : 'avif';
    const file = join(CHANGES, name, `${pane}-${index}.${type}`);
    writeFileSync(file, image);
    return `<img src="${relative(FOLDER, file)}" alt="">`;
  });
  return `<div>${tags.join('')}</div>`;
}

/** Returns a sentence that says how a picture differs from its snapshot. */
function describeChange(kept: string, seen: string): string {
  const [was, is] = [kept, seen].map((digest) => digest.split(', ')[0]);
  const size = was === is ? is : `${is}, before ${was}`;
  return kept ? `It differs, in a picture of ${size}.` : 'It has no snapshot.';
}

/**
 * Writes the section of the comparison page about one picture. It must run before the snapshot is replaced.
 *
 * @returns how the picture differs from its snapshot
 */
export async function recordChange(name: string, { digest, strips, paint }: Picture): Promise<string> {
  const old = readOldPicture(name);
  mkdirSync(join(CHANGES, name), { recursive: true });
  const before = writeImages(name, 'old', old.images);
  const after = writeImages(name, 'new', strips);
  // Small copies are compared with small copies, because both have similar compression artifacts.
  const over = old.isExact ? after : writeImages(name, 'small', [await shrinkPicture(paint)]);
  const change = describeChange(readKeptDigest(name), digest);
  const strength = old.isExact ? 20 : 3;
  writeFileSync(
    join(CHANGES, name, 'part.html'),
    `<section id="${name}" style="--width: ${paint.width}px"><h2>${name}</h2><p>${change}</p>
<div class="panes"><figure><figcaption>Old${old.isExact ? '' : ', small copy'}</figcaption>${before}</figure>
<figure><figcaption>New</figcaption>${after}</figure>
<figure><figcaption>Difference, ${strength} times as strong</figcaption><div class="difference">
<div class="layers" style="filter: brightness(${strength})">${before}${over}</div></div></figure></div></section>\n`,
  );
  return change;
}

/** Playwright’s global setup: deletes the results of the last run, and writes page and digests after the last picture. */
export default function collectChanges(): () => void {
  rmSync(CHANGES, { recursive: true, force: true });
  rmSync(join(ROOT, PAGE), { force: true });
  mkdirSync(CHANGES, { recursive: true });
  return () => {
    writeDigests();
    const names = readdirSync(CHANGES).sort();
    if (!names.length) return;
    const parts = names.map((name) => readFileSync(join(CHANGES, name, 'part.html'), 'utf8'));
    const links = names.map((name) => `<li><a href="#${name}">${name}</a></li>`);
    writeFileSync(
      join(ROOT, PAGE),
      `<!doctype html><html lang="en"><meta charset="utf-8"><title>Pictures that changed</title><style>${STYLE}</style>
<h1>Pictures that changed</h1><p><label><input id="full" type="checkbox"> Full size</label></p>
<ul>${links.join('')}</ul>\n${parts.join('')}</html>\n`,
    );
    console.log(`\nOld, new and difference of ${names.length} pictures: open ${PAGE}`);
  };
}
