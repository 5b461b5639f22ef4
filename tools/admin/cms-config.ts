/** The configuration of Sveltia CMS: its forms, where they are saved, and how photos are prepared. */
import { COMPANY_FORMS, FILE_FORMS, type FileForm, FOLDER_FORMS, type FolderForm } from './content-forms.ts';
import { type Field, formFields } from './form-fields.ts';

/** Longest side of a photo in pixels; the build makes the smaller versions. */
const PHOTO_SIDE = 2560;
const PHOTO_QUALITY = 90;
const LARGEST_FILE = 30_000_000;

/** What the page is for. */
export interface AdminPlace {
  /** `owner/name` of the repository at GitHub; empty on the development server. */
  readonly repository: string;
  readonly title: string;
  readonly siteUrl: string;
}

/** Fields of the company’s file, in the form of this name. */
function companyFields(names: readonly string[]): Field[] {
  const all = formFields('company');
  return names.flatMap((name) => all.filter((field) => field.name === name));
}

const toFile = ({ file, label, schema }: FileForm, fields = formFields(schema)) => ({
  name: file.replaceAll('/', '-'),
  label,
  file: `content/${file}.yaml`,
  format: schema,
  fields,
});

const COMPANY = {
  name: 'company',
  label: 'Company',
  files: COMPANY_FORMS.map(({ name, label, fields }) => ({
    ...toFile({ file: 'company', label, schema: 'company' }, companyFields(fields)),
    name,
  })),
};

const isPage = ({ file }: FileForm): boolean => file.startsWith('pages/') || file === 'systems';

const PAGES = { name: 'pages', label: 'Pages', files: FILE_FORMS.filter(isPage).map((form) => toFile(form)) };

const LOOK = {
  name: 'look',
  label: 'Color and logo',
  files: FILE_FORMS.filter(({ file }) => file === 'brand').map((form) => ({
    ...toFile(form),
    media_folder: '/content/brand',
    public_folder: '/',
  })),
};

/** Fields that new files are named after, and those that lists show next to that; the first one that a form has. */
const NAME_FIELDS = ['slug', 'id', 'code', 'name'];
const TITLE_FIELDS = ['title', 'role', 'buildingType', 'name'];

function toFolder({ folder, label, entry, schema }: FolderForm) {
  const all = formFields(schema);
  const fields = all.filter(({ name }) => name !== 'order');
  const find = (names: readonly string[]): string =>
    names.find((one) => all.some(({ name }) => name === one)) ?? '';
  const [nameField, titleField] = [find(NAME_FIELDS), find(TITLE_FIELDS)];
  return {
    name: folder,
    label,
    label_singular: entry,
    folder: `content/${folder}`,
    extension: 'yaml',
    format: schema,
    media_folder: `/content/photos/${folder}/{{slug}}`,
    public_folder: `/${folder}/{{slug}}`,
    identifier_field: nameField,
    slug: `{{fields.${nameField}}}`,
    create: true,
    summary: nameField === 'name' ? `{{name}}, {{${titleField}}}` : `{{${titleField}}}`,
    sortable_fields: [...new Set([nameField, titleField])],
    ...(fields.length < all.length && { reorder: { key: 'order' } }),
    fields,
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

/** Returns the configuration for `CMS.init`, except the addresses of the page’s own server. */
export function buildCmsConfig({ repository, title, siteUrl }: AdminPlace) {
  return {
    load_config_file: false,
    backend: {
      name: 'github',
      branch: 'main',
      repo: repository || 'local/site',
      auth_methods: repository ? ['oauth', 'token'] : ['token'],
    },
    app_title: title,
    site_url: siteUrl,
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
