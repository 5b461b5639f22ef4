/** Marks a reload because of changed content. It is not the path of a page, so every open page reloads. */
export const RELOAD_PATH = '/content/';
