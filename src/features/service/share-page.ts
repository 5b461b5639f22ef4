/** The handler of `ShareForm`, loaded when its button is first used. */
import type { FormHandler } from '../shared/form-handler.ts';

/** How long a visitor waits for the share sheet after the press, in milliseconds. */
const PATIENCE = 5000;

/** Whether the visitor still waits, and does not use another part of the page. In Safari a press focuses nothing. */
const isAwaited = (form: HTMLFormElement, asked: number): boolean =>
  performance.now() - asked < PATIENCE &&
  (document.activeElement === document.body || form.contains(document.activeElement));

/**
 * Opens the device's share sheet; if there is none or it fails, copies the URL of the page. Does neither if the visitor
 * no longer waits, because the sheet would surprise, and the copy would replace one made meanwhile.
 *
 * @throws DOMException if the browser allows neither
 */
export const handle: FormHandler = async (form, asked) => {
  if (!isAwaited(form, asked)) return 'failed';
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
