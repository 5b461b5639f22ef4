/** Path in the message that reloads pages after a change in the content. No page has it, so every open page reloads. */
export const RELOAD_PATH = '/content/';
