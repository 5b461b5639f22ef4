/**
 * Languages beside English, each a file of its own. A language named here gets its page, its link in the footer
 * and its place in the sitemap. None is published until its words were read by someone who speaks it.
 */
import type { Language } from './language.ts';

export const languages: readonly Language[] = [];
