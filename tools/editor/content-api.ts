/** Server API of the forms: Keystatic’s own handlers read files; ours check the content and make every change. */
import { makeGenericAPIRouteHandler } from '@keystatic/core/api/generic';
import type { APIContext, APIRoute } from 'astro';
import { ContentError } from '../../src/lib/content/content-error.ts';
import { describeDiskError } from '../../src/lib/files/disk-errors.ts';
import { decodePhoto, PhotoError } from '../../src/lib/photos/measure-photo.ts';
import { placeProblems } from '../content/content-problems.ts';
import { describeBroken, type Form, formSchema, saveForm } from '../content/save-form.ts';
import { listContentProblems } from '../identity/wrong-content.ts';
import { FOLDER_FORMS } from './content-forms.ts';
import config from './keystatic-config.ts';
import { isOwnPage } from './own-page.ts';

export const prerender = false;

const ROOT = '.';

/** Schema names, keyed by folder; the first line of a new file names its schema. */
const SCHEMAS = new Map(FOLDER_FORMS.map(({ folder, schema }) => [folder, schema]));

const handle = makeGenericAPIRouteHandler({ config });

async function askKeystatic(request: Request): Promise<Response> {
  const { body, status, headers } = await handle(request);
  return new Response(body as BodyInit | null, { status, ...(headers && { headers }) });
}

const refuse = (status: number, text: string): Response => new Response(text, { status });

/** Lists all files again, so that the form can continue with them. */
async function listFiles({ url }: APIContext): Promise<Response> {
  return await askKeystatic(new Request(new URL('tree', url), { headers: { 'no-cors': '1' } }));
}

/**
 * Returns what is wrong with the first photo that the site cannot show; undefined if it can show all. The photos are
 * checked again here, because a form can be saved before its own check has ended.
 */
async function findPhotoFault({ additions }: Form): Promise<string | undefined> {
  for (const { path, contents } of additions.filter((one) => one.path.startsWith('content/photos/'))) {
    const fault = await decodePhoto(Buffer.from(contents, 'base64')).then(
      () => undefined,
      (error: unknown) => (error instanceof PhotoError ? error.message : Promise.reject(error)),
    );
    if (fault) return `${path} ${fault}.`;
  }
  return undefined;
}

async function update(context: APIContext): Promise<Response> {
  const { data, error } = formSchema.safeParse(await context.request.json().catch(() => undefined));
  if (error) return refuse(400, 'This form is from an older version. Nothing was saved; reload the page.');
  const fault = await findPhotoFault(data);
  if (fault) return refuse(422, `Nothing was saved. ${fault}`);
  try {
    const conflicts = saveForm(ROOT, data, SCHEMAS);
    if (conflicts.length > 0) return Response.json(conflicts, { status: 409 });
  } catch (error) {
    if (error instanceof ContentError) return refuse(422, `Nothing was saved. ${error.message}`);
    const sentence = describeDiskError(error) ?? (error instanceof Error ? error.message : error);
    return refuse(500, `Nothing was saved: ${sentence}.`);
  }
  return await listFiles(context);
}

async function checkPhoto({ request }: APIContext): Promise<Response> {
  try {
    await decodePhoto(Buffer.from(await request.arrayBuffer()));
    return new Response('');
  } catch (error) {
    if (error instanceof PhotoError) return refuse(422, error.message);
    throw error;
  }
}

/** Returns sentences that say why the requested file cannot be read; an empty string if it can. */
function findUnreadable({ params }: APIContext): string {
  const [kind, , ...path] = (params.params ?? '').split('/');
  return kind === 'blob' && path[0] === 'content' ? describeBroken(ROOT, path.join('/')).join('\n') : '';
}

export const ALL: APIRoute = async (context) => {
  if (!isOwnPage(context.request)) return refuse(403, 'Only the forms themselves may request this.');
  const { method } = context.request;
  const { params: action } = context.params;
  if (method === 'POST' && action === 'update') return await update(context);
  if (method === 'POST' && action === 'photo') return await checkPhoto(context);
  if (method !== 'GET') return refuse(405, 'Only a POST request to “update” can change files.');
  if (action === 'problems') return Response.json(placeProblems(await listContentProblems(), ROOT));
  const unreadable = findUnreadable(context);
  return unreadable ? refuse(422, unreadable) : await askKeystatic(context.request);
};
