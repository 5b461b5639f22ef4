/** Uses the English search as a visitor does. */
import type { Locator, Page } from '@playwright/test';

/** Returns the search field. */
export const searchField = (page: Page): Locator => page.getByRole('combobox', { name: 'Say what you see' });

/** Clicks the search field and types into it key by key. */
export async function typeIntoSearch(page: Page, words: string): Promise<void> {
  await searchField(page).click();
  await searchField(page).pressSequentially(words);
}
