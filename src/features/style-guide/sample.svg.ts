import type { APIRoute, GetStaticPaths } from 'astro';
import { drawSample, SAMPLES } from './samples.ts';

export const getStaticPaths: GetStaticPaths = () => SAMPLES.map(({ id }) => ({ params: { sample: id } }));

/** One drawing of the style guide. */
export const GET: APIRoute = ({ params }) =>
  new Response(drawSample(params.sample ?? ''), { headers: { 'Content-Type': 'image/svg+xml' } });
