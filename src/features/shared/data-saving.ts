/** Network Information API, which only some browsers have. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
  readonly type?: string;
}

/** Whether the visitor saves data, pays for it by amount, or has a 2G connection; in pages and in the service worker. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: Connection };
  return Boolean(
    connection?.saveData || connection?.effectiveType?.includes('2g') || connection?.type === 'cellular',
  );
}
