import type { APIRoute, GetStaticPaths } from 'astro';
import { encodePhoto, type PhotoFile } from '../../lib/photos/encode-photo.ts';
import { photoFiles } from '../../site/photos.ts';

/** Every photo that pages show, in each format and width; unused photos are left out. */
export const getStaticPaths: GetStaticPaths = () =>
  photoFiles.map((file, index) => ({ params: { file: file.name }, props: { file, number: index + 1 } }));

/** Shows progress, because the first build with many photos takes minutes and prints nothing else. */
const sayProgress = (number: number): void =>
  console.log(`Making small versions of photos, the first time only: ${number} of ${photoFiles.length}`);

export const GET: APIRoute<{ file: PhotoFile; number: number }> = async ({ props: { file, number } }) =>
  new Response(new Uint8Array(await encodePhoto(file, () => sayProgress(number))), {
    headers: { 'Content-Type': `image/${file.format}` },
  });
