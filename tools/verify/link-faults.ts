/** Where the addresses on the pages of a built site lead. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles, parseHtml } from '../build/built-site.ts';

export interface Links {
  /** True for an address that leaves the page's own origin; `tel:`, `mailto:` and `#x` do not. */
  readonly isExternal: (address: string) => boolean;
  /** The built file that an address of the site is served from, or undefined. */
  readonly fileOf: (path: string) => string | undefined;
  /** Why an internal link on a page cannot be followed at once, or undefined. */
  readonly findLinkFault: (address: string, from: string) => string | undefined;
}

/** Where links of a site lead, by its files. */
export function openLinks(folder: string, siteUrl: string): Links {
  const { origin } = new URL(siteUrl);
  const places = new Map<string, ReadonlySet<string>>();

  const isFile = (path: string): boolean => {
    const full = join(folder, path);
    return existsSync(full) && statSync(full).isFile();
  };
  const fileOf = (path: string): string | undefined =>
    [path, path === '/' ? 'index.html' : `${path.slice(1)}.html`].find(isFile);
  const placesOf = (file: string): ReadonlySet<string> => {
    const page = (): string[] =>
      parseHtml(readFileSync(join(folder, file), 'utf8'))
        .querySelectorAll('[id]')
        .map(({ id }) => id);
    const known = places.get(file) ?? new Set(page());
    places.set(file, known);
    return known;
  };
  return {
    isExternal: (address) => /^(https?:)?\/\//.test(address) && !address.startsWith(`${origin}/`),
    fileOf,
    findLinkFault: (address, from) => {
      const [path = '', hash] = address.replace(origin, '').split('#');
      if (path !== '' && !path.startsWith('/')) return `${address} is not an address from the root`;
      if (path.length > 1 && path.endsWith('/')) return `${address} is redirected: it ends with a slash`;
      if (path.endsWith('.html') || path.endsWith('/index'))
        return `${address} is redirected: it names the file`;
      const file = path === '' ? from : fileOf(path);
      if (!file) return `${address} does not exist`;
      if (hash === '') return `${address} has an empty anchor`;
      if (hash && !placesOf(file).has(hash)) return `${address} has no such anchor`;
      return undefined;
    },
  };
}

/** Links between the pages of a site that cannot be followed, each with the files of the pages it stands on. */
export function findDeadLinks(folder: string, siteUrl: string): ReadonlyMap<string, readonly string[]> {
  const { isExternal, findLinkFault } = openLinks(folder, siteUrl);
  const faults = listFiles(folder, '.html').flatMap((file) =>
    parseHtml(readFileSync(join(folder, file), 'utf8'))
      .querySelectorAll('a[href]')
      .map((link) => link.getAttribute('href') ?? '')
      .filter((address) => !isExternal(address) && !/^(tel|mailto):/.test(address))
      .flatMap((address) => findLinkFault(address, file) ?? [])
      .map((fault) => ({ fault, file })),
  );
  const byFault = Map.groupBy(faults, ({ fault }) => fault);
  return new Map([...byFault].map(([fault, list]) => [fault, [...new Set(list.map(({ file }) => file))]]));
}
