import type { APIRoute, GetStaticPaths } from 'astro';
import { drawPlate, PLATES } from './plates.ts';

export const getStaticPaths: GetStaticPaths = () => PLATES.map(({ id }) => ({ params: { plate: id } }));

/** One drawing of the catalog. */
export const GET: APIRoute = ({ params }) =>
  new Response(drawPlate(params.plate ?? ''), { headers: { 'Content-Type': 'image/svg+xml' } });
