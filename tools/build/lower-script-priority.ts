/** Keeps scripts, which only enhance the page, from delaying its first paint. */
import type { BuildStep } from './built-site.ts';

/** Gives module scripts a lower priority than styles, fonts and pictures (HTML standard, `fetchpriority`). */
export const lowerScriptPriority: BuildStep = ({ document }) => {
  for (const script of document.querySelectorAll('script[type="module"]'))
    if (!script.hasAttribute('fetchpriority')) script.setAttribute('fetchpriority', 'low');
};
