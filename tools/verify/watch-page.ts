/** What a page asks for and says while it is open. */
import type { Page, Request } from '@playwright/test';

/** Repeats what the content security policy refuses as an error, because WebDriver BiDi reports no such message. */
function repeatViolations(): void {
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    console.error(`Content Security Policy: ${violatedDirective} refuses ${blockedURI}`),
  );
}

/**
 * Collects errors and warnings of the console from now on, except the browser's own note that something answered 404.
 * Call before the page is opened.
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

/** A request that the browser gave up on its own account, because the page was left. */
const isGivenUp = (request: Request): boolean => /ABORTED/.test(request.failure()?.errorText ?? '');

/** Said of a page that opens another one, or itself again, without being asked: by a `meta` element or a script. */
export const LEFT = 'the page leaves for another one by itself while it is read';

/**
 * Collects everything that goes wrong around a page from now on, one phrase each: answers of 400 and above, requests that
 * fail or that leave the site, and what the console says. A page that leaves by itself is closed. Call before the page is
 * opened, and open it once.
 *
 * @param origins - the site's own origin, and those of others that it may ask
 */
export async function watchPage(page: Page, origins: readonly string[]): Promise<string[]> {
  const faults = await collectConsole(page);
  let documents = 0;
  page.on('request', (request) => {
    const isDocument = request.isNavigationRequest() && request.frame() === page.mainFrame();
    if (isDocument && !request.redirectedFrom()) documents += 1;
    if (isDocument && documents > 1) {
      faults.push(LEFT);
      // Nothing can be measured any more, and a page that goes on and on would keep everybody waiting.
      void page.close();
    }
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && !origins.includes(origin))
      faults.push(`the page asks ${origin}, which nothing in the content names`);
  });
  page.on('response', (response) => {
    const isPage = response.request().isNavigationRequest();
    if (response.status() >= 400 && !isPage)
      faults.push(`${new URL(response.url()).pathname} is answered with ${response.status()}`);
  });
  page.on('requestfailed', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (origins.includes(origin) && !isGivenUp(request))
      faults.push(`${pathname} did not arrive (${request.failure()?.errorText})`);
  });
  return faults;
}
