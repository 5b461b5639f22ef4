/** The handler of `ShareForm`, loaded when its button is first used. */
import type { FormHandler } from '../shared/form-handler.ts';

/**
 * Opens the device's share sheet; if there is none or it fails, copies the URL of the page.
 *
 * @throws DOMException if the browser allows neither
 */
export const handle: FormHandler = async () => {
  const url = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? location.href;
  const page = { title: document.title, url };
  if (navigator.canShare?.(page)) {
    try {
      await navigator.share(page);
      return 'done';
    } catch (error) {
      // Closing the share sheet is not an error.
      if (error instanceof DOMException && error.name === 'AbortError') return 'done';
    }
  }
  await navigator.clipboard.writeText(url);
  return 'copied';
};
