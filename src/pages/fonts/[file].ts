import { readFile } from 'node:fs/promises';
import type { APIRoute, GetStaticPaths } from 'astro';
import { type FontFile, moreFontFiles } from '../../site/more-letters.ts';

/** Fonts for characters that the site uses but its basic font lacks. */
export const getStaticPaths: GetStaticPaths = () =>
  moreFontFiles.map((file) => ({ params: { file: file.name }, props: { file } }));

export const GET: APIRoute<{ file: FontFile }> = async ({ props: { file } }) =>
  new Response(new Uint8Array(await readFile(file.path)), { headers: { 'Content-Type': 'font/woff2' } });
