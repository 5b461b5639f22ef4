import type { APIRoute, GetStaticPaths } from 'astro';
import { encodePhoto, type PhotoFile } from '../../lib/photos/encode-photo.ts';
import { photoFiles } from '../../site/photos.ts';

/** Every photo that pages show, in each format and width; photos that none shows stay where they are. */
export const getStaticPaths: GetStaticPaths = () =>
  photoFiles.map((file) => ({ params: { file: file.name }, props: { file } }));

export const GET: APIRoute<{ file: PhotoFile }> = async ({ props: { file } }) =>
  new Response(new Uint8Array(await encodePhoto(file)), {
    headers: { 'Content-Type': `image/${file.format}` },
  });
