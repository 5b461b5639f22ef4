/** Checks the URLs in a built site: where they lead, and whether the right kind of file is there. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { remember } from '../../src/lib/caching/remember.ts';
import { listFiles, parseHtml } from '../build/built-site.ts';
import { CONTROL_FILES, canonicalPath, isNotFoundPage } from '../hosts/site-paths.ts';
import { type Kind, listAddresses, namesOthers } from './named-addresses.ts';
import type { PageFault } from './page-faults.ts';

/** URLs that open another program, in the form that the site uses (RFC 3966, 5724, 6068). */
const OTHER_PROGRAMS =
  /^(?:tel:(?:\+\d{8,15}(?:;ext=\d+)?|\d{3})|sms:\+\d{8,15}|mailto:[^\s@?,]+@[^\s@?,.]+(?:\.[^\s@?,.]+)+(?:\?.*)?)$/;

const NAMES: Readonly<Record<Kind, string>> = {
  link: 'the link to',
  part: 'the part',
  picture: 'the picture',
  font: 'the font',
  script: 'the script',
  style: 'the stylesheet',
  file: 'the file',
};

/** Decodes a URL as a server does; a lone `%` stays. */
const decode = (address: string): string =>
  address.replaceAll(/(?:%[\da-f]{2})+/gi, (bytes) =>
    Buffer.from(bytes.replaceAll('%', ''), 'hex').toString(),
  );

/** Checks whether a picture can be decoded completely. sharp's `stats()` misses truncation about half the time. */
const canBeDecoded = (bytes: Buffer): Promise<boolean> =>
  sharp(bytes)
    .resize(1)
    .raw()
    .toBuffer()
    .then(
      () => true,
      () => false,
    );

/** For each kind of file, a function that checks whether the bytes of a file are of that kind. */
const IS_KIND: Readonly<
  Record<Exclude<Kind, 'link' | 'part'>, (bytes: Buffer) => boolean | Promise<boolean>>
> = {
  // An .ico file begins with the bytes 00 00 01 00. sharp reads a gzipped SVG, but browsers do not.
  picture: async (bytes) => {
    const beginning = bytes.subarray(0, 4).toString('hex');
    return beginning === '00000100' || (!/^(?:1f8b|$)/.test(beginning) && (await canBeDecoded(bytes)));
  },
  font: (bytes) => /^wOF[F2]/.test(bytes.subarray(0, 4).toString('latin1')),
  script: (bytes) => !/^\s*(?:<|$)/.test(bytes.toString()),
  style: (bytes) => !/^\s*(?:<|$)/.test(bytes.toString()),
  file: (bytes) => bytes.length > 0,
};

interface Links {
  /** Checks whether a URL is on another host; `tel:`, `sms:`, `mailto:` and `#x` are not. */
  readonly isExternal: (address: string) => boolean;
  /** Returns the built file that is served for a path, or undefined. */
  readonly fileOf: (path: string) => string | undefined;
  /** Returns why an internal link on a page does not lead directly to its target, or undefined. */
  readonly findLinkFault: (address: string, from: string) => string | undefined;
}

/** Returns functions that find out from a site's files where its links lead. */
export function openLinks(folder: string, siteUrl: string): Links {
  const { origin, host } = new URL(siteUrl);
  const isServed = (path: string): boolean => {
    const full = join(folder, path);
    return !CONTROL_FILES.some((file) => file === path) && existsSync(full) && statSync(full).isFile();
  };
  const fileOf = (path: string): string | undefined =>
    [path, path === '/' ? '/index.html' : `${path}.html`].find(isServed)?.slice(1);
  const listAnchors = remember((file: string): ReadonlySet<string> => {
    const page = parseHtml(readFileSync(join(folder, file), 'utf8'));
    return new Set(page.querySelectorAll('[id]').map(({ id }) => id));
  });
  return {
    isExternal: (address) => /^(?:https?:)?\/\//i.test(address) && URL.parse(address, origin)?.host !== host,
    fileOf,
    findLinkFault: (address, from) => {
      if (/^(?:tel|sms|mailto):/i.test(address))
        return OTHER_PROGRAMS.test(address)
          ? undefined
          : `${address} is not in the form that phones and mail programs read`;
      const own = address.startsWith(origin) ? address.slice(origin.length) || '/' : address;
      const [path = '', place] = own.split('#');
      const [bare = ''] = path.split('?');
      if (/^(?:https?:)?\/\//.test(own))
        return `${address} does not start with ${origin}, as the site’s other URLs do`;
      if (path !== '' && !path.startsWith('/')) return `${address} does not start with a slash`;
      if (bare.length > 1 && bare.endsWith('/')) return `${address} is redirected: it ends with a slash`;
      if (bare.endsWith('.html') || bare.endsWith('/index'))
        return `${address} is redirected: it names the file`;
      const file = path === '' ? from : fileOf(decode(bare));
      if (!file) return `${address} does not exist`;
      if (file !== from && isNotFoundPage(`/${file}`)) return `${address} is the 404 page`;
      if (place === '') return `${address} has an empty anchor`;
      if (place && !listAnchors(file).has(decode(place))) return `${address} leads to a missing anchor`;
      return undefined;
    },
  };
}

/**
 * Returns a fault for each internal URL in a site’s files that is broken, redirected or of the wrong type, and for each
 * malformed phone or email link. A fault names the page or file that contains the URL.
 */
export async function findDeadAddresses(folder: string, siteUrl: string): Promise<PageFault[]> {
  const { isExternal, findLinkFault } = openLinks(folder, siteUrl);
  const isKind = remember((kind: keyof typeof IS_KIND, path: string) =>
    IS_KIND[kind](readFileSync(join(folder, path))),
  );
  const findFault = async (address: string, kind: Kind, from: string): Promise<string | undefined> => {
    const dead = findLinkFault(address, from);
    if (dead || kind === 'link' || kind === 'part') return dead;
    const [path = ''] = decode(address.replace(new URL(siteUrl).origin, '')).split(/[?#]/);
    if (!existsSync(join(folder, path)) || path === '') return `${address} is a page`;
    return (await isKind(kind, path)) ? undefined : `${address} is empty or not a file of this kind`;
  };
  const named = listFiles(folder, '')
    .filter(namesOthers)
    .flatMap((file) =>
      listAddresses(file, readFileSync(join(folder, file), 'utf8'))
        .filter(({ resolved }) => !isExternal(resolved))
        .map((one) => ({ ...one, file })),
    );
  const faults = named.map(async ({ address, resolved, kind, file }): Promise<PageFault[]> => {
    const fault = await findFault(resolved, kind, file);
    const path = canonicalPath(`/${file}`);
    return fault ? [{ path, fault: `${NAMES[kind]} ${fault.replace(resolved, () => address)}` }] : [];
  });
  return (await Promise.all(faults)).flat();
}
