/** The company’s identity; pages, links, structured data and drawings read it from here. */
import type { Business } from '../lib/identity/business-schema.ts';
import { readCompany } from './read-company.ts';

/** @throws ContentError with one sentence for each wrong value */
export const business: Business = readCompany();
