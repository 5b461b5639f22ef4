/** The admin page: Sveltia CMS with formats that keep comments, careful commits, and the site’s own rules. */
import './early-answers.ts';
import CMS from '@sveltia/cms';
import { Edits, loadFormat, makeCarefulFetch } from '../careful-commits.ts';
import { openContent } from '../open-content.ts';
import { showMistakes } from './field-mistakes.ts';
import { API, config, isLocal, readAccount, USER } from './page-setup.ts';
import { parseOnce } from './parsed-files.ts';
import { showPublishStatus } from './publish-status.ts';

/** When to load what a save needs, in milliseconds: after the form, and before the connection may be lost. */
const LATER = 3000;

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

/** Registers a format for the files of each schema; the configuration names it like the schema. */
function registerFormats(edits: Edits): void {
  const formats = config.collections.flatMap((one) =>
    'files' in one ? one.files.map(({ format }) => format) : one.format,
  );
  for (const schema of new Set(formats))
    CMS.registerCustomFormat(schema, 'yaml', {
      fromFile: (text) => {
        const content = parseOnce(text);
        edits.addFile(text);
        return openContent(schema, text, content);
      },
      toFile: async (value) => {
        const { FormError, readForm } = await loadFormat();
        try {
          return await edits.write(readForm(schema, value));
        } catch (error) {
          const isShown = error instanceof FormError && showMistakes(error.mistakes);
          // What Sveltia CMS then says: how many fields are wrong, or the cause of the error.
          throw new Error(isShown ? 'validation_failed' : 'saving_failed', { cause: error });
        }
      },
    });
}

/** Addresses of the page’s own server: of its API, or of the Worker that signs in. */
const SERVER = isLocal
  ? { api_root: `${location.origin}/admin` }
  : { base_url: location.origin, auth_endpoint: 'auth' };

function start(): void {
  const edits = new Edits();
  // Without this function, Sveltia CMS shows each view at once. With it, phones draw the old view first, as a picture, and
  // the new one takes no taps until it has slid over that.
  Object.assign(document, { startViewTransition: undefined });
  window.fetch = makeCarefulFetch(window.fetch.bind(window), (url) => url.startsWith(API), edits);
  if (isLocal) signInLocally();
  else {
    followSignIn();
    showPublishStatus();
  }
  registerFormats(edits);
  setTimeout(loadFormat, LATER);
  CMS.init({
    config: {
      ...config,
      ...(isLocal && { logout_redirect_url: `${location.origin}/admin` }),
      backend: { ...config.backend, ...SERVER },
    },
  });
}

if (readAccount()) start();
else
  document.body.append(
    'This browser lets the page store nothing. Allow cookies and site data for this address, then load it again.',
  );
