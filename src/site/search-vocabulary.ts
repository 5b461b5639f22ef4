/** The words that people search with, from `src/content/search-*.yaml`. */
import { foreignSearchSchema, searchSchema } from '../content/search-schema.ts';
import { readData } from './read-data.ts';

export const ENGLISH_SEARCH_WORDS = readData('search-english', searchSchema);
export const SPANISH_SEARCH_WORDS = readData('search-spanish', foreignSearchSchema);
