/** The event that tells `open-now.client.ts` that a script has added an `OpenNow` to the page. */
export const SHOWN = 'opennowshown';
