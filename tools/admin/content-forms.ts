/** Assigns files in `content/` to the forms of the admin page, in the order in which it lists them. */
import { z } from 'zod';
import { CONTENT_SCHEMAS } from '../../src/content/content-schemas.ts';
import { TOP_PAGE_NAMES, TOP_PAGES } from '../../src/content/top-pages.ts';
import { brandSchema } from '../../src/lib/identity/brand-schema.ts';
import { type BusinessInput, businessSchema } from '../../src/lib/identity/business-schema.ts';
import { FIELD_HELP } from '../../src/lib/identity/field-help.ts';

/** A folder with one file for each entry. */
export interface FolderForm {
  readonly folder: string;
  readonly label: string;
  /** What one entry is called: “New …”. */
  readonly entry: string;
  /** Name of the JSON Schema in `content/schemas/`. */
  readonly schema: string;
}

/** A single file. */
export interface FileForm {
  /** Path in `content/`, without the extension. */
  readonly file: string;
  readonly label: string;
  readonly schema: string;
}

/** Part of the company’s file, which is too long for one form on a phone. */
export interface CompanyForm {
  readonly name: string;
  readonly label: string;
  readonly fields: readonly (keyof BusinessInput)[];
}

export const COMPANY_FORMS: readonly CompanyForm[] = [
  {
    name: 'today',
    label: 'Today: hours, holidays, notice, phone',
    fields: ['hours', 'notice', 'holidays', 'phone', 'phoneExtension', 'textPhone', 'emergencyHours'],
  },
  {
    name: 'name-and-address',
    label: 'Name and address',
    fields: ['name', 'shortName', 'email', 'address', 'coordinates', 'mapUrl', 'siteUrl'],
  },
  {
    name: 'license-insurance-brands',
    label: 'License, insurance, brands',
    fields: ['licenses', 'noLicenseReason', 'insurance', 'brands', 'foundedYear'],
  },
  {
    name: 'fees-payment-warranty',
    label: 'Fees, payment, warranty',
    fields: [
      'visitFee',
      'freeEstimates',
      'payments',
      'financing',
      'depositPercent',
      'laborWarrantyMonths',
      'languagesSpoken',
    ],
  },
  {
    name: 'messages',
    label: 'Booking, messages, profiles',
    fields: [
      'bookingUrl',
      'replyTime',
      'profiles',
      'formEndpoint',
      'formFields',
      'formHoneypot',
      'messageRetention',
      'analytics',
    ],
  },
];

export const FOLDER_FORMS: readonly FolderForm[] = [
  { folder: 'reviews', label: 'Reviews', entry: 'review', schema: 'review' },
  { folder: 'services', label: 'Services', entry: 'service', schema: 'service' },
  { folder: 'boroughs', label: 'Areas', entry: 'area', schema: 'borough' },
  { folder: 'team', label: 'Team', entry: 'person', schema: 'team-member' },
  { folder: 'projects', label: 'Projects', entry: 'project', schema: 'project' },
  { folder: 'own-pages', label: 'Own pages', entry: 'page', schema: 'own-page' },
  { folder: 'languages', label: 'Languages', entry: 'language', schema: 'language' },
];

export const FILE_FORMS: readonly FileForm[] = [
  { file: 'company', label: 'Company', schema: 'company' },
  { file: 'brand', label: 'Color and logo', schema: 'brand' },
  { file: 'systems', label: 'Machines', schema: 'systems' },
  { file: 'pages/every-page', label: 'On every page', schema: 'page-every-page' },
  ...TOP_PAGE_NAMES.map((name) => ({
    file: `pages/${name}`,
    // The services folder is already labeled “Services”.
    label: name === 'services' ? 'List of services' : TOP_PAGES[name].name,
    schema: `page-${name}`,
  })),
  { file: 'pages/not-found', label: 'Page not found', schema: 'page-not-found' },
];

/** The schema of each file, keyed by the name that its first line has. */
export const SCHEMAS: Readonly<Record<string, z.ZodType>> = {
  company: businessSchema,
  brand: brandSchema,
  ...CONTENT_SCHEMAS,
};

/**
 * Returns the schema of a name.
 *
 * @throws RangeError if there is none
 */
export function schemaOf(name: string): z.ZodType {
  const schema = SCHEMAS[name];
  if (!schema) throw new RangeError(`There is no schema “${name}”`);
  return schema;
}

/** A JSON Schema, or the part of one that describes a field. */
export type Rules = z.core.JSONSchema.BaseSchema;

/** Returns the rules for a field of a group, or of a list’s entries. */
function fieldIn(group: Rules | undefined, name: string): Rules | undefined {
  const { properties } = (group?.items as Rules | undefined) ?? group ?? {};
  return properties?.[name] as Rules | undefined;
}

/**
 * Returns the JSON Schema of a name. Rules that it cannot express, such as references between files, are left to the
 * build. The YAML language server that most editors use supports draft 7 best.
 *
 * @throws as `schemaOf`
 */
export function rulesOf(name: string): Rules {
  const rules = z.toJSONSchema(schemaOf(name), { target: 'draft-7', unrepresentable: 'any', io: 'input' });
  for (const [path, description] of Object.entries(name === 'company' ? FIELD_HELP : {})) {
    const field = path.split('.').reduce<Rules | undefined>(fieldIn, rules);
    Object.assign(field ?? {}, { description });
  }
  return rules;
}
