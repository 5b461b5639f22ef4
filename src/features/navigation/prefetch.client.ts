/**
 * Prefetches the page behind a hovered internal link, unless the visitor saves data.
 *
 * It uses `fetch` instead of `<link rel="prefetch">`: Firefox blocks such a link under `default-src 'none'`,
 * and Safari disables it. Both allow `fetch` under `connect-src 'self'` and cache the response.
 */
import { savesData } from '../shared/data-saving.ts';

const fetched = new Set([location.pathname]);
let timer: ReturnType<typeof setTimeout> | undefined;

function prefetchSoon({ target }: Event) {
  clearTimeout(timer);
  const link = (target as Element).closest('a');
  if (!link || link.origin !== location.origin || fetched.has(link.pathname)) return;
  // A pointer that only passes over the link must not fetch anything.
  timer = setTimeout(() => {
    fetched.add(link.pathname);
    fetch(link.pathname, { priority: 'low' }).catch(() => {});
  }, 65);
}

if (!savesData()) addEventListener('pointerover', prefetchSoon);
