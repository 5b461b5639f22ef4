/** Languages beside English. A further one is a file like `es.ts`, named here. */
import { es } from './es.ts';
import type { Language } from './language.ts';

export const languages: readonly Language[] = [es];
