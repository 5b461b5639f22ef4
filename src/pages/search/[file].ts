import type { APIRoute, GetStaticPaths } from 'astro';
import { searchData, searchFile } from '../../features/search/search-source.ts';

/** Data of the search, fetched when its field is first focused. */
export const getStaticPaths: GetStaticPaths = () => [{ params: { file: searchFile } }];

export const GET: APIRoute = () =>
  new Response(searchData, { headers: { 'Content-Type': 'application/json' } });
