/** Path in a reload message that changed content causes. No page has this path, so every open page reloads. */
export const RELOAD_PATH = '/content/';
