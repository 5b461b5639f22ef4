/** Builds a company with photos from a separate content folder. */
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { runScript } from '../support/run.ts';
import { copyProject } from '../support/temporary-folder.ts';

const PHOTO = 'photo:\n  file: team/ana/photo.jpg\n  alt: Ana beside a boiler\n  credit: Sam Rivera\n';

/** Writes content with one person who has a photo, and a photo that no page shows. */
async function writeContent(project: string, folder: string): Promise<void> {
  cpSync(join(project, 'content'), folder, { recursive: true });
  rmSync(join(folder, 'team/bo-lin.yaml'));
  const person = join(folder, 'team/ana-ruiz.yaml');
  writeFileSync(person, readFileSync(person, 'utf8').replace(/^drawing:\n(?: {2}.*\n)+/m, PHOTO));
  for (const name of ['team/ana', 'team/unused']) {
    mkdirSync(join(folder, 'photos', name), { recursive: true });
    await sharp({ create: { width: 1200, height: 1500, channels: 3, background: '#654' } })
      .jpeg()
      .toFile(join(folder, 'photos', name, 'photo.jpg'));
  }
}

describe('a site with a photo', () => {
  let dist = '';
  beforeAll(async () => {
    const project = copyProject();
    await writeContent(project, join(project, 'shop'));
    const environment = { SITE_CONTENT_DIR: 'shop' };
    const { status, output } = runScript('tools/commands/build.ts', project, environment);
    if (status !== 0) throw new Error(output);
    dist = join(project, 'dist');
  });

  test('shows it in two formats and three widths, with reserved space, alternative text and credit', () => {
    const page = parse(readFileSync(join(dist, 'about.html'), 'utf8'));
    const figure = page.querySelector('figure:has(img[alt="Ana beside a boiler"])');
    const image = figure?.querySelector('img');
    expect([image?.getAttribute('width'), image?.getAttribute('height')]).toEqual(['1200', '1500']);
    expect(figure?.querySelector('figcaption')?.text).toBe('Photo: Sam Rivera');
    const sets = [figure?.querySelector('source'), image].map((one) => one?.getAttribute('srcset') ?? '');
    for (const set of sets) {
      expect(set.split(', ').map((entry) => entry.split(' ')[1])).toEqual(['480w', '960w', '1200w']);
      for (const entry of set.split(', '))
        expect(existsSync(join(dist, entry.split(' ')[0] ?? ''))).toBe(true);
    }
  });

  test('contains only the files of photos that pages show', () => {
    const files = readdirSync(join(dist, 'photos'));
    expect(files).toHaveLength(6);
    expect(files.every((file) => file.startsWith('ana-annie-ruiz-'))).toBe(true);
    expect(readFileSync(join(dist, '_headers'), 'utf8')).toContain(`/photos/${files[0]}`);
  });
});
