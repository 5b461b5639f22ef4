/** Fetches the prefetching code in browsers that do not support prerendering (speculation rules). */
if (!HTMLScriptElement.supports?.('speculationrules')) import('./prefetch.client.ts');
