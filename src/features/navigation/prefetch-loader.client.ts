/** Fetches the code that prefetches pages, for browsers that do not render pages ahead (speculation rules) and want it. */
if (!HTMLScriptElement.supports?.('speculationrules')) import('./prefetch.client.ts');
