/** Settings and words of the service worker and of the offline page (docs/decisions/0024-without-a-signal.md). */

/**
 * The kill switch. While this is `false`, no page starts the service worker, and the one that browsers already have
 * removes itself with everything that it saved.
 */
export const WORKS_OFFLINE: boolean = true;

/** URL path of the service worker. It never changes, because browsers look there for a new version. */
export const WORKER_PATH = '/worker.js';

/** Name of the only policy for trusted types, with which pages start the service worker. */
export const WORKER_POLICY = 'site-worker';

/** URL path of the page that replaces pages which are not saved. */
export const OFFLINE_PATH = '/offline';

export const OFFLINE_COPY = {
  metadata: {
    title: 'No connection: what to do in danger',
    description:
      'This page opens without a connection. It says what to do in danger and what each machine does when it fails, with our number and hours.',
  },
  title: 'No signal\ndown here.',
  lead: 'Without a signal, you see only pages this device saved. Here is what to do in danger, what each machine does when it fails, our number and our hours.',
  dangers: 'In danger, do this first',
  symptoms: 'What it does, and where we look',
  closing: 'Take a photo of the label, then call us.',
  /** Says what the drawing shows. */
  cellar: 'All bars on the street, none in the cellar by the boiler, a subway train below.',
  /** Says on English pages that this page also opens without a connection; other languages have theirs in their file. */
  saved: 'This page opens offline.',
};
