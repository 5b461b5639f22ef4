import type { APIRoute, GetStaticPaths } from 'astro';
import { searchData, searchFile } from '../../features/search/search-source.ts';

/** What the search knows, fetched when its field is first focused. */
export const getStaticPaths: GetStaticPaths = () => [{ params: { file: searchFile } }];

export const GET: APIRoute = () =>
  new Response(searchData, { headers: { 'Content-Type': 'application/json' } });
