/** Shows a built site in the browser without a server: answers requests with the files of its folder. */
import { existsSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { BrowserContext } from '@playwright/test';

/** An origin that no server has. */
export const FOLDER_ORIGIN = 'http://site.test';

/** Answers requests with built files, at the same URLs as the server. Other origins get an empty response. */
export async function serveFolder(context: BrowserContext, folder: string): Promise<void> {
  await context.route('**/*', (route) => {
    const { origin, pathname } = new URL(route.request().url());
    if (origin !== FOLDER_ORIGIN) return route.fulfill({ status: 204 });
    const page = pathname === '/' ? 'index.html' : `${pathname}.html`;
    const path = join(folder, extname(pathname) ? pathname : page);
    return existsSync(path) ? route.fulfill({ path }) : route.fulfill({ status: 404 });
  });
}
