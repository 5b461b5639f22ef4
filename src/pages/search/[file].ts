import type { APIRoute, GetStaticPaths } from 'astro';
import { searchData, searchFile } from '../../features/search/search-source.ts';

/** The data of the search, fetched when a visitor first uses the search field. */
export const getStaticPaths: GetStaticPaths = () => [{ params: { file: searchFile } }];

export const GET: APIRoute = () =>
  new Response(searchData, { headers: { 'Content-Type': 'application/json' } });
