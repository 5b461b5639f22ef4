/** The admin page: Sveltia CMS with formats that keep comments, careful commits, and the site’s own rules. */
import CMS from '@sveltia/cms';
import { Edits, makeCarefulFetch } from '../careful-commits.ts';
import { type AdminPlace, buildCmsConfig, formatOf, listFormFields } from '../cms-config.ts';
import { openContent, readForm } from '../content-format.ts';
import { FILE_FORMS, FOLDER_FORMS } from '../content-forms.ts';
import { makeRuleField } from './rule-field.ts';

/** Set by `build-admin.ts`. */
declare const ADMIN_PLACE: Omit<AdminPlace, 'origin'>;

const USER = 'sveltia-cms.user';
const place: AdminPlace = { ...ADMIN_PLACE, origin: location.origin };
const isLocal = place.repository === '';

/** Signs in on the development server, which asks nobody. */
function signInLocally(): void {
  localStorage.setItem(USER, JSON.stringify({ backendName: 'github', token: 'local' }));
}

/** Reloads the page when another window has signed in, because a phone may lose the way back from that window. */
function followSignIn(): void {
  window.addEventListener('storage', ({ key, newValue, oldValue }) => {
    const isNew = newValue?.includes('"token"') && !oldValue?.includes('"token"');
    if (key === USER && isNew) location.reload();
  });
}

function registerFormats(edits: Edits): void {
  const schemas = new Set([...FILE_FORMS, ...FOLDER_FORMS].map(({ schema }) => schema));
  for (const schema of schemas) {
    const fields = listFormFields(schema);
    CMS.registerCustomFormat(formatOf(schema), 'yaml', {
      fromFile: (text) => openContent(schema, text),
      toFile: (value) => {
        try {
          return edits.write(readForm(schema, fields, value));
        } catch (error) {
          // Sveltia CMS shows the cause of an error with this message.
          throw new Error('saving_failed', { cause: error });
        }
      },
    });
  }
}

const edits = new Edits();
const api = isLocal ? `${place.origin}/admin/api/` : 'https://api.github.com/';
window.fetch = makeCarefulFetch(window.fetch.bind(window), (url) => url.startsWith(api), edits);
if (isLocal) signInLocally();
else followSignIn();
registerFormats(edits);
CMS.registerFieldType('checked', makeRuleField());
CMS.init({ config: buildCmsConfig(place) });
