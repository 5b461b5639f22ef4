/** Records what screen readers would announce when a part of the page changes (WCAG 4.1.3). */
import type { Page } from '@playwright/test';

export interface Announcement {
  readonly text: string;
  /** `assertive` interrupts current speech; `polite` waits until it ends. */
  readonly urgency: 'assertive' | 'polite';
  /** Language of the voice, as a BCP 47 tag. */
  readonly voice: string;
}

declare global {
  interface Window {
    /** Collected in the page by `watchLiveRegions`. */
    announcements?: Announcement[];
  }
}

/** Starts listening in the open page. A region that changes in several places at once is announced once. */
export async function watchLiveRegions(page: Page): Promise<void> {
  await page.evaluate(() => {
    const live = '[aria-live], [role=status], [role=alert], [role=log], output';
    const announcements: Announcement[] = [];
    const texts = new Map<Element, string>();
    // Nothing is announced from a hidden region, but its `innerText` is its text.
    const read = (region: Element) =>
      region instanceof HTMLElement && region.checkVisibility()
        ? region.innerText.replace(/\s+/g, ' ').trim()
        : '';

    function announce(region: Element) {
      const text = read(region);
      const urgency =
        region.getAttribute('aria-live') ?? (region.matches('[role=alert]') ? 'assertive' : 'polite');
      if (text && text !== texts.get(region) && urgency !== 'off')
        announcements.push({
          text,
          urgency: urgency === 'assertive' ? 'assertive' : 'polite',
          voice: region.closest<HTMLElement>('[lang]')?.lang ?? '',
        });
      texts.set(region, text);
    }

    for (const region of document.querySelectorAll(live)) texts.set(region, read(region));
    new MutationObserver((changes) => {
      const regions = new Set<Element>();
      for (const { target } of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        const region = element?.closest(live);
        if (region) regions.add(region);
        for (const inner of element?.querySelectorAll(live) ?? []) regions.add(inner);
      }
      for (const region of regions) announce(region);
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
    window.announcements = announcements;
  });
}

/** Returns the announcements since `watchLiveRegions`. */
export const listAnnouncements = (page: Page): Promise<Announcement[]> =>
  page.evaluate(() => window.announcements ?? []);
