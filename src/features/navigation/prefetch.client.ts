/**
 * Fetches the page behind a link that is pointed at, for browsers without speculation rules.
 *
 * With `fetch`, not `<link rel="prefetch">`: Firefox holds that against `default-src 'none'` and Safari has
 * it switched off, while both allow a request under `connect-src 'self'` and keep its answer.
 */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

const { connection } = navigator as Navigator & { readonly connection?: Connection };
const fetched = new Set([location.pathname]);
let timer: ReturnType<typeof setTimeout> | undefined;

function consider({ target }: Event) {
  clearTimeout(timer);
  const link = (target as Element).closest('a');
  if (!link || link.origin !== location.origin || fetched.has(link.pathname)) return;
  // A pointer that only passes by asks for nothing.
  timer = setTimeout(() => {
    fetched.add(link.pathname);
    fetch(link.pathname, { priority: 'low' }).catch(() => {});
  }, 65);
}

const isSparing = connection?.saveData || connection?.effectiveType?.includes('2g');
if (!isSparing && !HTMLScriptElement.supports?.('speculationrules'))
  addEventListener('pointerover', consider);
