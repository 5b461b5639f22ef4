/** The search's data, served as one file that is named by its content, so that browsers may cache it forever. */
import { createHash } from 'node:crypto';
import { buildSearchIndex } from '../../site/search-index.ts';
import { artSource } from '../art/art-source.ts';

/** The data, as JSON. */
export const searchData: string = JSON.stringify(
  buildSearchIndex(({ key }) => {
    const { src, width, height } = artSource(`thumb-${key}`);
    return [src, width, height];
  }),
);

/** File name below /search, with ten digits of the content's hash. */
export const searchFile = `services.${createHash('sha256').update(searchData).digest('hex').slice(0, 10)}.json`;
