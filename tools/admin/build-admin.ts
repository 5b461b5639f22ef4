/** Builds the admin page into a folder: one script with Sveltia CMS, its fonts and workers, and nothing from elsewhere. */
import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { CommandError } from '../command-error.ts';
import { buildAdminHeaders } from './admin-files.ts';
import { type AdminPlace, buildCmsConfig } from './cms-config.ts';

const FOLDER = resolve(import.meta.dirname);
const CMS = join(FOLDER, 'node_modules/@sveltia/cms');

/** The part of esbuild that is used; its package is not installed when types are checked. */
interface Esbuild {
  build(options: Readonly<Record<string, unknown>>): Promise<unknown>;
}

/** Installs the packages of the page, separately from the site’s. @throws CommandError without a connection */
function installPackages(): void {
  const bootstrap = resolve('tools/commands/bootstrap.cjs');
  const { status } = spawnSync(process.execPath, [bootstrap], { cwd: FOLDER, stdio: 'inherit' });
  if (status !== 0)
    throw new CommandError(
      'The packages of the admin page could not be installed; connect to the internet and try again.',
    );
}

/** Words of Sveltia CMS that are not true here, or do not say what to do, and ours. */
const sentences = (isLocal: boolean): readonly (readonly [string, string])[] => [
  [
    'This entry has been changed in the repository after you opened it.',
    'This form was changed after you opened it, on another device or by somebody else.',
  ],
  [
    'If you save now, their changes will be lost.',
    'If you save now, their changes stay, too. Only where both of you changed the same field, yours counts.',
  ],
  ['Save Anyway', 'Save Both'],
  [
    'title:`Error`,description:`There was an error while saving the entry. Please try again later.`',
    'title:`Your text is still here`,description:``',
  ],
  [
    'The repository has been updated by someone else while saving. Please try again.',
    'The site has changed since you pressed Save. Nothing is lost: press Save again.',
  ],
  [
    'Entry saved.',
    isLocal
      ? 'Saved in content/.'
      : 'Saved. It will be online in about ten minutes; if not, GitHub writes you.',
  ],
  ['delete this entry?', 'delete this entry? If texts still link to it, an e-mail will list them.'],
  ['Please enter a valid URL.', 'Write the whole address, with https:// in front.'],
  ['Please enter a valid email.', 'Write an address like name@company.com.'],
  // The list of mistakes, which the three dots at the top open, too.
  ['title:`Validation`', 'title:`Mistakes`'],
  ['validate:`Validate`', 'validate:`Look again`'],
  ['Validation results will be shown here.', 'Nothing is wrong so far.'],
  ['No errors found.', 'Nothing is wrong.'],
  ['show_errors:`Show Errors`', 'show_errors:`Show Mistakes`'],
  ['This entry has a backup from', 'You have changed this form without saving it, on'],
  ['entry:`Entry Assets`', 'entry:`Photos of this entry`'],
  ['collections:`Collections`', 'collections:`Forms`'],
  // A box that is ticked while a group is there; buttons of lists have the same words.
  ['add_x:`Add {$name}`', 'add_x:`Add {$name}`,use_x:`Use {$name}`'],
];

/** Addresses of fonts that Sveltia CMS loads from elsewhere, although its package has them. */
const REMOTE_FONTS = /url\(https:\/\/cdn\.jsdelivr\.net\/[^)]*\)/g;
const GROUP_BOX = /`add_x`(?=,\{values:\{name:\w+\.fieldLabel)/g;
/** How long messages stay, which is too short to read, and to press the button for the list of mistakes. */
const MESSAGE_TIME = '`duration`,3,5e3';
/** Checks the configuration at each visit, which takes phones half a second; ours is the same since it was built. */
const CONFIG_CHECK = /\w+\(\{config:\w+,schemas:\w+\(\),collectors:\w+\}\),/g;

/**
 * Replaces the sentences and the time, and takes out fonts from elsewhere and the check.
 *
 * @throws Error if a new version of Sveltia CMS does not have one of these
 */
function adaptCms(code: string, isLocal: boolean): string {
  const changes = [
    ...sentences(isLocal),
    [GROUP_BOX, '`use_x`'],
    [MESSAGE_TIME, '`duration`,3,12e3'],
    [REMOTE_FONTS, 'local("none")'],
    [CONFIG_CHECK, ''],
  ] as const;
  return changes.reduce((adapted, [theirs, ours]) => {
    const changed = adapted.replaceAll(theirs, ours);
    if (changed === adapted) throw new Error(`Sveltia CMS no longer has “${theirs}”`);
    return changed;
  }, code);
}

/** What these forms never load: colors for programming languages, and the page and zod’s messages in other languages. */
const UNUSED = /^@shikijs\/|\/locales\//;
const isUsed = (path: string): boolean => /locales\/en(?:-US)?\b/.test(path);

interface Resolver {
  onResolve(on: { readonly filter: RegExp }, answer: (asked: { readonly path: string }) => unknown): void;
  onLoad(
    on: { readonly filter: RegExp; readonly namespace?: string },
    answer: (asked: { readonly path: string }) => unknown,
  ): void;
}

const adaptPackages = (isLocal: boolean) => ({
  name: 'adapt-packages',
  setup(build: Resolver) {
    build.onResolve({ filter: UNUSED }, ({ path }) =>
      isUsed(path) ? undefined : { path: 'unused', namespace: 'unused' },
    );
    build.onLoad({ filter: /.*/, namespace: 'unused' }, () => ({ contents: 'export default {};' }));
    build.onLoad({ filter: /@sveltia[/\\]cms[/\\]npm[/\\]index\.js$/ }, ({ path }) => ({
      contents: adaptCms(readFileSync(path, 'utf8'), isLocal),
    }));
  },
});

/** @param files - URLs of the style and of the script */
const page = (title: string, [style = '', script = '']: readonly string[]): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}: content</title>
<link rel="stylesheet" href="${style}">
<script type="module" src="${script}"></script>
</head>
<body></body>
</html>
`;

/**
 * Builds the page.
 *
 * @param base - path of the folder on its server, with a slash at the end
 * @throws CommandError if its packages cannot be installed
 */
export async function buildAdmin(outDir: string, place: AdminPlace, base: string): Promise<void> {
  installPackages();
  const isLocal = place.repository === '';
  const require = createRequire(join(FOLDER, 'package.json'));
  const esbuild = require('esbuild') as Esbuild;
  rmSync(outDir, { recursive: true, force: true });
  mkdirSync(outDir, { recursive: true });
  await esbuild.build({
    entryPoints: [join(FOLDER, 'page/admin-page.ts'), join(FOLDER, 'page/admin-page.css')],
    outdir: outDir,
    // Parts of Sveltia CMS look for its files next to their own folder.
    chunkNames: 'chunks/[name]-[hash]',
    entryNames: '[name]-[hash]',
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    minify: true,
    define: { CMS_CONFIG: JSON.stringify(buildCmsConfig(place)), IS_LOCAL: String(isLocal) },
    loader: { '.woff2': 'file', '.wasm': 'file', '.png': 'file' },
    plugins: [adaptPackages(isLocal)],
    nodePaths: [join(FOLDER, 'node_modules')],
    logLevel: 'error',
  });
  cpSync(join(CMS, 'npm/assets'), join(outDir, 'assets'), {
    recursive: true,
    filter: (file) => !file.endsWith('.map'),
  });
  const files = ['css', 'js'].map((end) => base + globSync(`admin-page-*.${end}`, { cwd: outDir }).join());
  const texts = {
    'index.html': page(place.title, files),
    '404.html': 'Not found',
    _headers: buildAdminHeaders(),
    _redirects: '',
  };
  for (const [name, text] of Object.entries(texts)) writeFileSync(join(outDir, name), text);
}
