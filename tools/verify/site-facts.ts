/**
 * Compares a built site with the company's file and the content, and its files with each other. It finds what a broken
 * build or a changed file would make search engines, browsers or programs believe.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles, parseHtml } from '../build/built-site.ts';
import { canonicalPath, listPages, listPaths } from '../hosts/site-paths.ts';
import { checkPage, compare, type Facts, listRepeated, parseJson } from './page-facts.ts';
import type { PageFault } from './page-faults.ts';

type Check = (facts: Facts, folder: string) => readonly string[];

const PREVIEW = 'https://:version.:subdomain.workers.dev/*';
/** Prints the names of the files that are not JavaScript modules; only a process with this option can parse modules. */
const PARSE = `import { readFileSync } from 'node:fs';
import { SourceTextModule } from 'node:vm';
for (const file of process.argv.slice(1))
  try { new SourceTextModule(readFileSync(file, 'utf8')); } catch { console.log(file); }`;
const SHAPES = 'path, rect, circle, ellipse, line, polyline, polygon, image, use, text';

const read = (folder: string, file: string): string => readFileSync(join(folder, file), 'utf8');

const checkRobots: Check = ({ company }, folder) => {
  const lines = read(folder, 'robots.txt').split('\n');
  const closed = lines.find((line) => /^\s*disallow:\s*\/\s*$/i.test(line));
  const sitemap = lines.find((line) => /^sitemap:/i.test(line))?.replace(/^sitemap:\s*/i, '');
  return [
    ...(closed ? ['“Disallow: /” keeps search engines away from the whole site; remove the line'] : []),
    ...compare('the address of the sitemap', sitemap, `${company.siteUrl}/sitemap.xml`),
  ];
};

const checkSitemap: Check = ({ company }, folder) => {
  const listed = [...read(folder, 'sitemap.xml').matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url);
  const pages = listPages(folder).map((path) => `${company.siteUrl}${path}`);
  return [
    ...pages.filter((url) => !listed.includes(url)).map((url) => `${url} is not listed; build again`),
    ...listed
      .filter((url) => url === undefined || !pages.includes(url))
      .map((url) => `${url} is listed, but the site has no such page; build again`),
  ];
};

/** Unfolds a vCard's lines (RFC 2426, section 2.6), and compares those that programs use. */
const checkCard: Check = ({ company }, folder) => {
  const card = read(folder, 'contact.vcf').replaceAll(/\r?\n /g, '');
  const fieldOf = (name: string): string | undefined =>
    new RegExp(`^${name}(?:;[^:\r\n]*)?:([^\r\n]*)`, 'm').exec(card)?.[1];
  const { phone, phoneExtension, email, siteUrl } = company;
  return [
    ...compare('the phone number', fieldOf('TEL'), phoneExtension ? `${phone},${phoneExtension}` : phone),
    ...compare('the email address', fieldOf('EMAIL'), email),
    ...compare('the website', fieldOf('URL'), `${siteUrl}/`),
  ];
};

const checkHeaders: Check = (_, folder) => {
  const rules = read(folder, '_headers').split(/\n(?=\S)/);
  const all = rules.find((rule) => rule.startsWith('/*\n')) ?? '';
  const hidden = rules.find((rule) => /noindex/i.test(rule) && !rule.startsWith(PREVIEW));
  return [
    ...['Content-Security-Policy', 'Strict-Transport-Security', 'X-Content-Type-Options']
      .filter((name) => !all.includes(`\n  ${name}: `))
      .map((name) => `the rule for all pages has no ${name}; build again`),
    ...(hidden ? [`the rule for ${hidden.split('\n')[0]} hides it from search engines; remove noindex`] : []),
  ];
};

const checkRedirects: Check = (_, folder) => {
  const pages = listPages(folder);
  return read(folder, '_redirects')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .filter((line) => !pages.includes(line.split(/\s+/)[1] ?? ''))
    .map((line) => `“${line}” does not lead to a page of this site; remove the line`);
};

const checkManifest: Check = ({ company }, folder) =>
  parseJson('the file', read(folder, 'site.webmanifest'), (key, value) => {
    // The root comes last, with an empty key.
    if (key !== '') return [];
    const { name, start_url: start } = Object(value) as Readonly<Record<string, string>>;
    return [...compare('the name', name, company.name), ...compare('the start page', start, '/')];
  });

/** Files that every site has, with their checks. */
const FILE_CHECKS: Readonly<Record<string, Check>> = {
  'robots.txt': checkRobots,
  'sitemap.xml': checkSitemap,
  'contact.vcf': checkCard,
  _headers: checkHeaders,
  _redirects: checkRedirects,
  'site.webmanifest': checkManifest,
};

/** Returns a fault for a search index that cannot be read or lacks a service, and for a script that cannot run. */
function checkCode(folder: string): PageFault[] {
  const pages = listPages(folder).filter((path) => path.startsWith('/services/'));
  const data = listFiles(folder, '.json').flatMap((file) => {
    const text = read(folder, file);
    const named: unknown[] = [];
    const faults = parseJson('the file', text, (name, value) => {
      if (name === 'href') named.push(value);
      return [];
    });
    const lost = file.startsWith('search/') ? pages.filter((page) => !named.includes(page)) : [];
    return [
      ...faults,
      ...(faults.length > 0 ? [] : lost.map((page) => `the search cannot find ${page}; build again`)),
    ].map((fault) => ({ path: `/${file}`, fault }));
  });
  const scripts = listFiles(folder, '.js');
  const options = ['--experimental-vm-modules', '--no-warnings', '--input-type=module', '-e', PARSE];
  const { stdout } = spawnSync(process.execPath, [...options, ...scripts], { cwd: folder, encoding: 'utf8' });
  const broken = stdout.split('\n').filter((file) => file !== '');
  return [
    ...data,
    ...broken.map((file) => ({ path: `/${file}`, fault: 'the script has a syntax error; build again' })),
  ];
}

/** Returns a fault for each title or description that two pages share, because search results would look the same. */
function findRepeats(pages: ReadonlyMap<string, string>): PageFault[] {
  const names = { title: '<title>', description: '<meta name="description" content="' };
  return Object.entries(names).flatMap(([name, start]) => {
    const textOf = (html: string): string => html.split(start)[1]?.split(/<\/title>|">/)[0] ?? '';
    const repeated = listRepeated([...pages.values()].map(textOf));
    return [...pages]
      .filter(([, html]) => textOf(html) !== '' && repeated.includes(textOf(html)))
      .map(([path, html]) => ({
        path,
        fault: `the ${name} “${textOf(html)}” is that of another page; write one for each`,
      }));
  });
}

/** Returns a fault for each contradiction, with the page or file that has it and what to do. */
export function findWrongFacts(folder: string, facts: Facts): PageFault[] {
  const pages = new Map(
    listFiles(folder, '.html').map((file) => [canonicalPath(`/${file}`), read(folder, file)] as const),
  );
  const existing = ['/_headers', '/_redirects', ...listPaths(folder)];
  const files = Object.entries(FILE_CHECKS).flatMap(([file, check]) =>
    (existing.includes(`/${file}`) ? check(facts, folder) : ['the file is missing; build again']).map(
      (fault) => ({ path: `/${file}`, fault }),
    ),
  );
  const drawings = listFiles(folder, '.svg')
    .filter((file) => !parseHtml(read(folder, file)).querySelector(SHAPES))
    .map((file) => ({ path: `/${file}`, fault: 'the drawing is empty; build again' }));
  return [
    ...[...pages].flatMap(([path, html]) => checkPage(html, path, facts).map((fault) => ({ path, fault }))),
    ...findRepeats(pages),
    ...files,
    ...drawings,
    ...checkCode(folder),
  ];
}

/** Reads the YAML files in folders as one text. */
export const readTexts = (folders: readonly string[]): string =>
  folders.flatMap((folder) => listFiles(folder, '.yaml').map((file) => read(folder, file))).join('\n');
