/** The identity of the company, read from its file: pages, links, structured data and drawings take it from here. */
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { parseBusiness } from '../lib/identity/parse-business.ts';

const FILE = 'content/company.yaml';

export const business = parseBusiness(parse(readFileSync(FILE, 'utf8')), FILE);
