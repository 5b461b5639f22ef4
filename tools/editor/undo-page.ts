/** The page /undo of `npm run edit`: lists the most recent saves, each with a button that undoes it. */
import type { APIRoute } from 'astro';
import { ContentError } from '../../src/lib/content/content-error.ts';
import { describeDiskError } from '../../src/lib/files/disk-errors.ts';
import { listSaves, type Save, undoSave } from '../content/saved-versions.ts';
import { isOwnPage } from './own-page.ts';

export const prerender = false;

const ROOT = '.';
const MOST_SAVES = 100;

const escapeHtml = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** `2026-03-02T14-05-09.123Z` → March 2, 2026 at 9:05:09 AM on a computer in New York. */
function formatTime(time: string): string {
  const date = new Date(time.replace(/T(\d+)-(\d+)-/, 'T$1:$2:'));
  return date.toLocaleString('en-US', { dateStyle: 'long', timeStyle: 'medium' });
}

function renderSave({ time, before }: Save): string {
  const files = before.map(({ path, kept }) => `${escapeHtml(path)}${kept ? '' : ' (new)'}`);
  const said = formatTime(time);
  return `<li><form method="post"><p><time>${said}</time><br>${files.join('<br>')}</p>
<button name="time" value="${escapeHtml(time)}" aria-label="Undo the save of ${said}">Undo</button></form></li>`;
}

const STYLE = `
body { max-width: 44rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif; color-scheme: light dark; }
ol { padding: 0; list-style: none; }
form { display: flex; justify-content: space-between; align-items: center; gap: 1rem; padding-block: .5rem; border-top: 1px solid #888; }
p { margin: 0; overflow-wrap: anywhere; } ol p:first-line { font-weight: 700; }
button { min-height: 2.75rem; padding: .5rem 1rem; font: inherit; }
`;

function renderPage(saves: readonly Save[], note: string): string {
  const list = saves.slice(0, MOST_SAVES).map(renderSave).join('\n');
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Undo a save</title><style>${STYLE}</style>
<h1>Undo a save</h1>
<p>Each button restores the files as they were before that save. An undo is listed as a save, too, so you can undo it as well. <a href="/keystatic">Back to the forms</a></p>
<p role="status">${note}</p>
<ol>${list || '<li>Nothing has been saved yet.</li>'}</ol></html>`;
}

const answer = (note = '', status = 200): Response =>
  new Response(renderPage(listSaves(ROOT), note), {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8' },
  });

export const GET: APIRoute = ({ url }) =>
  answer(url.searchParams.has('done') ? 'The files are as they were before.' : '');

export const POST: APIRoute = async ({ request, redirect }) => {
  if (!isOwnPage(request)) return new Response('Only this page itself may request this.', { status: 403 });
  const form = await request.formData().catch(() => new FormData());
  try {
    const isDone = undoSave(ROOT, String(form.get('time')));
    return isDone ? redirect('/undo?done', 303) : answer('This save is no longer kept.', 404);
  } catch (error) {
    const sentence = error instanceof ContentError ? error.message : describeDiskError(error);
    if (sentence === undefined) throw error;
    return answer(escapeHtml(`Nothing was undone: ${sentence}`), 422);
  }
};
