/** Tells a reload because of content from Vite's own ones. It is no page, so every page that is open hears it. */
export const RELOAD_PATH = '/content/';
