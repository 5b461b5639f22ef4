/** The code that runs right after the notice, so that nothing shifts after the first paint. */

/** Removes the notice if it is dismissed or out of its dates. Uses nothing else, because its source is inlined. */
function hideStaleNotice(): void {
  const notice = document.querySelector<HTMLElement>('[data-notice]');
  if (!notice) return;
  const { notice: text = '', from, until } = notice.dataset;
  const KEY = 'dismissed-notice';
  // The same words may come back with other dates.
  const current = `${from} ${until} ${text}`;
  const now = Date.now();
  let dismissed: string | null = null;
  try {
    dismissed = localStorage.getItem(KEY);
  } catch {
    // Storage is blocked: the notice reappears on every page.
  }
  if (now < Number(from) || now >= Number(until) || dismissed === current) {
    notice.remove();
    return;
  }
  notice.querySelector('button')?.addEventListener('click', () => {
    notice.remove();
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
    try {
      localStorage.setItem(KEY, current);
    } catch {
      // Storage is blocked.
    }
  });
}

/** A script that runs the function; the content security policy allows it by its hash. */
export const NOTICE_CODE = `(${hideStaleNotice.toString()})();`;
