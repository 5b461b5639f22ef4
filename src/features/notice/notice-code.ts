/** What runs in the page right behind the notice, so that nothing moves after the first paint. */

/** Takes the notice away outside of its dates and once it is dismissed. Holds everything it needs: it is sent as text. */
function hideStaleNotice(): void {
  const notice = document.querySelector<HTMLElement>('[data-notice]');
  if (!notice) return;
  const { notice: text = '', from, until } = notice.dataset;
  const KEY = 'dismissed-notice';
  const now = Date.now();
  let dismissed: string | null = null;
  try {
    dismissed = localStorage.getItem(KEY);
  } catch {
    // Storage is forbidden: the notice comes back on every page.
  }
  if (now < Number(from) || now >= Number(until) || dismissed === text) {
    notice.remove();
    return;
  }
  notice.querySelector('button')?.addEventListener('click', () => {
    notice.remove();
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
    try {
      localStorage.setItem(KEY, text);
    } catch {
      // As above.
    }
  });
}

/** Its text as a script, whose hash the content security policy allows. */
export const NOTICE_CODE = `(${hideStaleNotice.toString()})();`;
