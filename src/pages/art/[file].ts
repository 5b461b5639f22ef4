import type { APIRoute, GetStaticPaths } from 'astro';
import { ART_NAMES, SPRITE_NAMES, spriteOf } from '../../drawings/art.ts';
import { artFile, drawArt, drawSprite, spriteFile } from '../../features/art/art-source.ts';

/** Every drawing that pages may load; small ones share sprites. The build removes files that no page references. */
export const getStaticPaths: GetStaticPaths = () => [
  ...ART_NAMES.filter((name) => !spriteOf(name)).map((name) => ({
    params: { file: artFile(name) },
    props: { svg: drawArt(name).svg },
  })),
  ...SPRITE_NAMES.map((name) => ({
    params: { file: spriteFile(name) },
    props: { svg: drawSprite(name) },
  })),
];

export const GET: APIRoute<{ svg: string }> = ({ props }) =>
  new Response(props.svg, { headers: { 'Content-Type': 'image/svg+xml' } });
