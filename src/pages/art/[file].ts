import type { APIRoute, GetStaticPaths } from 'astro';
import { ART_NAMES, type ArtName } from '../../drawings/art.ts';
import { artFile, drawArt } from '../../ui/art-image/art-source.ts';

/** Every drawing that pages show as a file. */
export const getStaticPaths: GetStaticPaths = () =>
  ART_NAMES.filter((name) => !name.startsWith('icon-')).map((name) => ({
    params: { file: artFile(name) },
    props: { name },
  }));

export const GET: APIRoute<{ name: ArtName }> = ({ props }) =>
  new Response(drawArt(props.name).svg, { headers: { 'Content-Type': 'image/svg+xml' } });
