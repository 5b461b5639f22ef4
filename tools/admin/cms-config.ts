/** The configuration of Sveltia CMS: its forms, where they are saved, and how photos are prepared. */
import { COMPANY_FORMS, FILE_FORMS, type FileForm, FOLDER_FORMS, type FolderForm } from './content-forms.ts';
import { type Field, fieldsOf, LOOK as LOOK_FOLDER, readSchema, withHelp } from './form-fields.ts';

/** Longest side of a photo in pixels; the build makes the smaller versions. */
const PHOTO_SIDE = 2560;
const PHOTO_QUALITY = 90;
const LARGEST_FILE = 30_000_000;

/** Where the page runs. */
export interface AdminPlace {
  /** `owner/name` of the repository at GitHub; empty on the development server. */
  readonly repository: string;
  /** URL of the page without the path. */
  readonly origin: string;
  readonly title: string;
  readonly siteUrl: string;
}

/** Name of the custom format that reads and writes the files of a schema. */
export const formatOf = (schema: string): string => `site-${schema}`;

/** Fields of the company’s file, in the form of this name. */
function companyFields(names: readonly string[]): Field[] {
  const all = withHelp(fieldsOf(readSchema('company')));
  return names.flatMap((name) => all.filter((field) => field.name === name));
}

const toFile = ({ file, label, schema }: FileForm) => ({
  name: file.replaceAll('/', '-'),
  label,
  file: `content/${file}.yaml`,
  format: formatOf(schema),
  fields: fieldsOf(readSchema(schema)),
});

const COMPANY = {
  name: 'company',
  label: 'Company',
  files: COMPANY_FORMS.map(({ name, label, fields }) => ({
    name,
    label,
    file: 'content/company.yaml',
    format: formatOf('company'),
    fields: companyFields(fields),
  })),
};

const isPage = ({ file }: FileForm): boolean => file.startsWith('pages/') || file === 'systems';

const PAGES = { name: 'pages', label: 'Pages', files: FILE_FORMS.filter(isPage).map(toFile) };

const LOOK = {
  name: 'look',
  label: 'Color and logo',
  files: FILE_FORMS.filter(({ file }) => file === 'brand').map((form) => ({
    ...toFile(form),
    media_folder: `/content/${LOOK_FOLDER}`,
    public_folder: '/',
    fields: fieldsOf(readSchema(form.schema), LOOK_FOLDER),
  })),
};

function toFolder({ folder, label, entry, schema: name, titleField, nameField }: FolderForm) {
  const schema = readSchema(name);
  const isOrdered = schema.properties?.order !== undefined;
  return {
    name: folder,
    label,
    label_singular: entry,
    folder: `content/${folder}`,
    extension: 'yaml',
    format: formatOf(name),
    media_folder: `/content/photos/${folder}/{{slug}}`,
    public_folder: `/${folder}/{{slug}}`,
    identifier_field: nameField,
    slug: `{{fields.${nameField}}}`,
    create: true,
    summary: nameField === 'name' ? `{{name}}, {{${titleField}}}` : `{{${titleField}}}`,
    sortable_fields: [...new Set([nameField, titleField])],
    ...(isOrdered && { reorder: { key: 'order' } }),
    fields: fieldsOf(schema, folder).filter(({ name: field }) => !(isOrdered && field === 'order')),
  };
}

const folders = FOLDER_FORMS.map(toFolder);
const lastOnes = ['own-pages', 'languages'];

/** Every form, in the order in which the page lists them. */
const COLLECTIONS = [
  COMPANY,
  ...folders.filter(({ name }) => !lastOnes.includes(name)),
  PAGES,
  ...folders.filter(({ name }) => lastOnes.includes(name)),
  LOOK,
];

const FORMS: readonly { readonly format: string; readonly fields: readonly Field[] }[] = [
  ...COMPANY.files,
  ...PAGES.files,
  ...LOOK.files,
  ...folders,
];

/** Returns the fields of all forms for files of a schema. */
export const listFormFields = (schema: string): readonly Field[] =>
  FORMS.filter(({ format }) => format === formatOf(schema)).flatMap(({ fields }) => fields);

/** Returns where the page reads and saves: GitHub, or the development server, which answers like GitHub. */
const backendOf = ({ repository, origin }: AdminPlace) => ({
  name: 'github',
  branch: 'main',
  ...(repository
    ? { repo: repository, base_url: origin, auth_endpoint: 'auth', auth_methods: ['oauth', 'token'] }
    : { repo: 'local/site', api_root: `${origin}/admin`, auth_methods: ['token'] }),
});

/** Returns the configuration for `CMS.init`. */
export function buildCmsConfig(place: AdminPlace) {
  return {
    load_config_file: false,
    backend: backendOf(place),
    app_title: place.title,
    site_url: place.siteUrl,
    ...(place.repository ? {} : { logout_redirect_url: `${place.origin}/admin` }),
    show_preview_links: false,
    media_folder: 'content/photos',
    public_folder: '/',
    media_libraries: {
      default: {
        config: {
          max_file_size: LARGEST_FILE,
          slugify_filename: true,
          transformations: {
            raster_image: {
              format: 'webp',
              quality: PHOTO_QUALITY,
              width: PHOTO_SIDE,
              height: PHOTO_SIDE,
            },
          },
        },
      },
      stock_assets: { providers: [] },
    },
    slug: { encoding: 'ascii', clean_accents: true },
    output: { omit_empty_optional_fields: true },
    editor: { preview: false },
    collections: COLLECTIONS,
  };
}
