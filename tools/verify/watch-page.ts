/** Watches the requests and the console of a page while it is open. */
import type { Page, Request } from '@playwright/test';

/** Logs violations of the content security policy as errors, because WebDriver BiDi does not report them. */
function repeatViolations(): void {
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    console.error(`Content Security Policy: ${violatedDirective} refuses ${blockedURI}`),
  );
}

/**
 * Collects the console errors and warnings of a page, except the browser's own message about its 404 status.
 * Call `collectConsole` before the page is opened.
 */
export async function collectConsole(page: Page): Promise<string[]> {
  const messages: string[] = [];
  await page.addInitScript(repeatViolations);
  page.on('console', (message) => {
    const isMissingPage = /status of 404/.test(message.text()) && message.location().url === page.url();
    if (['error', 'warning'].includes(message.type()) && !isMissingPage) messages.push(message.text());
  });
  page.on('pageerror', (error) => messages.push(error.message));
  return messages;
}

/** Checks whether a request was aborted, usually because the browser left the page. */
const isGivenUp = (request: Request): boolean => /ABORTED/.test(request.failure()?.errorText ?? '');

/** The fault of a page that navigates by itself, by a `meta` element or a script. */
export const LEFT = 'the page opens another page by itself';

/**
 * Collects one phrase for each fault that occurs while a page is open: files with a status of 400 or above, requests
 * that fail or go to other sites, and console errors and warnings. A page that navigates by itself is closed. Call
 * `watchPage` before the page is opened, and open the page once.
 *
 * @param origins - the site's own origin, and others that it may request
 */
export async function watchPage(page: Page, origins: readonly string[]): Promise<string[]> {
  const faults = await collectConsole(page);
  let documents = 0;
  page.on('request', (request) => {
    const isDocument = request.isNavigationRequest() && request.frame() === page.mainFrame();
    if (isDocument && !request.redirectedFrom()) documents += 1;
    if (isDocument && documents > 1) {
      faults.push(LEFT);
      // Nothing more can be measured, and a page that keeps navigating would never end.
      void page.close();
    }
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && !origins.includes(origin))
      faults.push(`the page requests ${origin}, which nothing in the content names`);
  });
  page.on('response', (response) => {
    const isPage = response.request().isNavigationRequest();
    if (response.status() >= 400 && !isPage)
      faults.push(`${new URL(response.url()).pathname} returns status ${response.status()}`);
  });
  page.on('requestfailed', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (origins.includes(origin) && !isGivenUp(request))
      faults.push(`${pathname} did not load (${request.failure()?.errorText})`);
  });
  return faults;
}
