/** What the page knows before it asks GitHub. */
import type { buildCmsConfig } from '../cms-config.ts';

/** Set by `build-admin.ts`, which puts the whole value wherever this name is. */
declare const CMS_CONFIG: ReturnType<typeof buildCmsConfig>;
/** The page of the development server, which answers like GitHub. */
declare const IS_LOCAL: boolean;

export const config = CMS_CONFIG;
export const isLocal = IS_LOCAL;
/** Root of the API. */
export const API = isLocal ? `${location.origin}/admin/api/` : 'https://api.github.com/';
/** Where Sveltia CMS stores who has signed in. */
export const USER = 'sveltia-cms.user';

/** Returns whoever has signed in, with nothing if nobody has; undefined if the browser lets the page store nothing. */
export function readAccount(): { readonly token?: string; readonly login?: string } | undefined {
  try {
    return JSON.parse(localStorage.getItem(USER) ?? '{}');
  } catch {
    return undefined;
  }
}
