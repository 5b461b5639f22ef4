import type { APIRoute, GetStaticPaths } from 'astro';
import { type BrandFile, brandFiles } from '../../site/brand.ts';

/** The logo files of a company that has a logo. */
export const getStaticPaths: GetStaticPaths = () =>
  brandFiles.map((file) => ({ params: { file: file.name }, props: { file } }));

export const GET: APIRoute<{ file: BrandFile }> = ({ props: { file } }) =>
  new Response(new Uint8Array(file.bytes), { headers: { 'Content-Type': file.type } });
