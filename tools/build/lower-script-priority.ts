/** Lets nothing that is needed for the first paint wait behind scripts, which only refine the page. */
import type { BuildStep } from './built-site.ts';

/** Puts module scripts behind styles, font and pictures (HTML standard, `fetchpriority`). */
export const lowerScriptPriority: BuildStep = ({ document }) => {
  for (const script of document.querySelectorAll('script[type="module"]'))
    if (!script.hasAttribute('fetchpriority')) script.setAttribute('fetchpriority', 'low');
};
