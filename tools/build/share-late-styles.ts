/**
 * Moves the styles of each part that is never in the first view to a file. Pages with that part share the cached file.
 */
import type { BuildStep } from './built-site.ts';

/**
 * Links a file in place of each late style. The browser paints what precedes the link right away, and the rest once the
 * file has loaded.
 */
export const shareLateStyles: BuildStep = ({ document }, { addStylesheet }) => {
  for (const wrapper of document.querySelectorAll('[data-late-style]')) {
    const css = wrapper.querySelector('style')?.rawText ?? '';
    wrapper.replaceWith(`<link rel="stylesheet" href="${addStylesheet('late', css)}">`);
  }
};
