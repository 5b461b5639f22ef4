/** Files of the other company’s built site. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../support/pages.ts';
import { OTHER_SITE } from '../support/tested-company.ts';

/** Folder of the built site. */
export const OTHER_DIST = join(OTHER_SITE, 'dist');

export const inDist = (file: string): string => join(OTHER_DIST, file);
export const readHtml = (file: string): string => readFileSync(inDist(file), 'utf8');
export const listHtml = (): string[] => listFiles('.html', OTHER_DIST);
