/** Builds the admin page into a folder: one script with Sveltia CMS, its fonts and workers, and nothing from elsewhere. */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build, type Plugin } from 'vite';
import { CommandError } from '../command-error.ts';
import { buildAdminHeaders } from './admin-files.ts';
import { type AdminPlace, buildCmsConfig } from './cms-config.ts';

const FOLDER = resolve(import.meta.dirname);

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
  [
    'Couldn’t delete the entry. Please try again.',
    'Nothing was deleted: no answer came, or somebody has changed the entry since you opened it. To delete it with their change, press Delete again.',
  ],
  ['Please enter a valid URL.', 'Write the whole address, with https:// in front.'],
  ['Please enter a valid email.', 'Write an address like name@company.com.'],
  // The list of mistakes, which the three dots at the top open, too.
  ['title:`Validation`', 'title:`Mistakes`'],
  ['Validation results will be shown here.', 'Nothing is wrong so far.'],
  ['No errors found.', 'Nothing is wrong.'],
  ['show_errors:`Show Errors`', 'show_errors:`Show Mistakes`'],
  [
    'This entry has a backup from {$datetime}.',
    'You have changed this form without saving it ({$datetime}).',
  ],
  ['slug:{title:`Slug`', 'slug:{title:`File name`'],
  ['backlinks:{title:`Backlinks`', 'backlinks:{title:`Links to this entry`'],
  // It knows only links of another kind than ours.
  [
    'No entries are referencing this entry.',
    'If texts link to this entry, an e-mail lists them after a deletion.',
  ],
  ['entry:`Entry Assets`', 'entry:`Photos of this entry`'],
  ['collections:`Collections`', 'collections:`Forms`'],
  // A box that is ticked while a group is there; buttons of lists have the same words.
  ['add_x:`Add {$name}`', 'add_x:`Add {$name}`,use_x:`Use {$name}`'],
];

/** Addresses of fonts that Sveltia CMS loads from elsewhere, although its package has them. */
const REMOTE_FONTS = /url\(https:\/\/cdn\.jsdelivr\.net\/[^)]*\)/g;
const GROUP_BOX = /`add_x`(?=,\{values:\{name:\w+\.fieldLabel)/g;
/** What the check of a form does with it, which is then known where its file is written. */
const CHECKED = /return (\w+)(?=\.validities=)/g;
/** Adds what was saved to the list of entries, where it may be already: if the answer to the first save was lost. */
const SAVED = /(\w+)=>!(\w+)\.has\(\1\.id\)(?=\),\.\.\.(\w+)\];let)/g;
const SAVED_ONCE = '$1=>!$2.has($1.id)&&!$3.some(one=>one.locales._default.path===$1.locales._default.path)';
/** How long messages stay, which is too short to read, and to press the button for the list of mistakes. */
const MESSAGE_TIME = '`duration`,3,5e3';
/** Checks the configuration at each visit, which takes phones half a second; ours is the same since it was built. */
const CONFIG_CHECK = /\w+\(\{config:\w+,schemas:\w+\(\),collectors:\w+\}\),/g;
/** Writes the configuration as YAML to see whether it has changed, which takes phones a third of a second. */
const CONFIG_AS_YAML = /[$\w]+\((\w+)\)(?=\),console\.debug\(`CMS configuration)/g;

/**
 * Replaces the sentences and the time, and takes out fonts from elsewhere and the check.
 *
 * @throws Error if a new version of Sveltia CMS does not have one of these
 */
function adaptCms(code: string, isLocal: boolean): string {
  const changes = [
    ...sentences(isLocal),
    [GROUP_BOX, '`use_x`'],
    [CHECKED, 'return globalThis.savedDraft=$1,$1'],
    [SAVED, SAVED_ONCE],
    [MESSAGE_TIME, '`duration`,3,12e3'],
    [REMOTE_FONTS, 'local("none")'],
    [CONFIG_CHECK, ''],
    [CONFIG_AS_YAML, 'JSON.stringify($1)'],
  ] as const;
  return changes.reduce((adapted, [theirs, ours]) => {
    const changed = adapted.replaceAll(theirs, ours);
    if (changed === adapted) throw new Error(`Sveltia CMS no longer has “${theirs}”`);
    return changed;
  }, code);
}

/** What these forms never load: colors for programming languages, and the page and zod’s messages in other languages. */
const UNUSED = /^@shikijs\/|\/locales\/(?!en(?:-US)?\b)/;
const EMPTY = '\0empty';

const adaptPackages = (isLocal: boolean): Plugin => ({
  name: 'adapt-packages',
  enforce: 'pre',
  resolveId: (path) => (UNUSED.test(path) ? EMPTY : undefined),
  load: (path) => (path === EMPTY ? 'export default {};' : undefined),
  transform: (code, path) =>
    path.endsWith('/@sveltia/cms/npm/index.js') ? adaptCms(code, isLocal) : undefined,
});

/**
 * Builds the page.
 *
 * @param base - path of the folder on its server, with a slash at the end
 * @throws CommandError if its packages cannot be installed
 */
export async function buildAdmin(outDir: string, place: AdminPlace, base: string): Promise<void> {
  installPackages();
  const isLocal = place.repository === '';
  await build({
    configFile: false,
    root: join(FOLDER, 'page'),
    base,
    define: { CMS_CONFIG: JSON.stringify(buildCmsConfig(place)), IS_LOCAL: String(isLocal) },
    plugins: [adaptPackages(isLocal)],
    build: {
      outDir: resolve(outDir),
      emptyOutDir: true,
      // The policy allows no fonts in addresses.
      assetsInlineLimit: 0,
      modulePreload: false,
      chunkSizeWarningLimit: Number.POSITIVE_INFINITY,
      reportCompressedSize: false,
    },
    logLevel: 'warn',
  });
  const texts = { '404.html': 'Not found', _headers: buildAdminHeaders(), _redirects: '' };
  for (const [name, text] of Object.entries(texts)) writeFileSync(join(outDir, name), text);
}
