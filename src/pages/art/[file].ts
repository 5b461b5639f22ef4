import type { APIRoute, GetStaticPaths } from 'astro';
import { ART_NAMES, SPRITE_NAMES, spriteOf } from '../../drawings/art.ts';
import { artFile, drawArt, drawSprite, spriteFile } from '../../features/art/art-source.ts';

/** Icons stand in the page, previews are pixels by then, and of some drawings every use is the first of its page. */
const NEVER_FILES = /^(?:icon|preview|figure)-|^(?:hero|head-.*|borough-.*)-phone$/;

/** Every drawing that pages load as a file; small ones share a sprite. */
export const getStaticPaths: GetStaticPaths = () => [
  ...ART_NAMES.filter((name) => !NEVER_FILES.test(name) && !spriteOf(name)).map((name) => ({
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
