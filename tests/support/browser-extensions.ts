/** Changes a page as browsers’ translators, password managers and other extensions do. */
import type { Page } from '@playwright/test';

/** Functions that run in the page; each works on a page that it has already changed. */
const CHANGES = {
  /** Google Translate and its like: `<font>` elements with new text nodes replace each text node; options change. */
  'a translator': () => {
    const root = document.documentElement;
    root.lang = 'ar';
    root.dir = 'rtl';
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      const place = text.parentElement;
      if (!text.data.trim() || place?.closest('script, style, font, textarea')) continue;
      if (place instanceof HTMLOptionElement) {
        if (!text.data.endsWith('ö')) text.data += 'ö';
        continue;
      }
      const inner = document.createElement('font');
      const outer = document.createElement('font');
      outer.dataset.translated = '';
      text.replaceWith(outer);
      inner.append(text.data);
      outer.append(inner);
    }
  },
  'a password manager': () => {
    for (const field of document.querySelectorAll<HTMLElement>('input, textarea')) {
      field.setAttribute('data-lpignore', 'true');
      field.style.setProperty('background-image', 'none', 'important');
      field.setAttribute('autocomplete', 'off');
      const icon = document.createElement('div');
      icon.attachShadow({ mode: 'open' });
      field.after(icon);
    }
    for (const place of document.querySelectorAll('label, button')) {
      place.prepend(document.createElement('span'));
      place.after(document.createElement('i'));
    }
  },
  'an accessibility tool': () => {
    for (const element of document.querySelectorAll('button, input, label'))
      element.setAttribute('data-enlarged', '');
    for (const name of ['iframe', 'reader-bar']) {
      const added = document.createElement(name);
      if (name !== 'iframe') added.attachShadow({ mode: 'closed' });
      document.body.append(added);
    }
  },
  'a cleaner': () => {
    for (const one of document.querySelectorAll('[id$=-hint], :is(form, [data-contact-form]) svg'))
      one.remove();
    for (const label of document.querySelectorAll('main label')) label.parentElement?.append(label);
    const walker = document.createTreeWalker(document, NodeFilter.SHOW_COMMENT);
    const comments: Node[] = [];
    while (walker.nextNode()) comments.push(walker.currentNode);
    for (const comment of comments) (comment as Comment).remove();
  },
  /** Some form fillers sort fields; the one in use keeps its place. */
  'a form filler': () => {
    for (const field of document.querySelectorAll('input, textarea, select'))
      if (field !== document.activeElement) field.parentElement?.prepend(field);
    for (const field of document.querySelectorAll('[data-contact-form] :has(> [name=location])'))
      if (!field.contains(document.activeElement)) field.parentElement?.prepend(field);
  },
} as const;

export type Change = keyof typeof CHANGES;
export const CHANGE_NAMES = Object.keys(CHANGES) as Change[];

/** Changes the page as each of the named programs does. */
export async function changePage(page: Page, names: readonly Change[]): Promise<void> {
  for (const name of names) await page.evaluate(CHANGES[name]);
}

/** Returns how many translated texts are visible in the page’s forms. */
export const countTranslated = (page: Page): Promise<number> =>
  page
    .locator(':is(form, [data-contact-form]) font[data-translated]:has(font)')
    .evaluateAll((texts) => texts.filter((one) => one.checkVisibility({ visibilityProperty: true })).length);

/** Fills fields as browsers may before a page's script runs: without any event. */
export async function fillSilently(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  await page.evaluate((all) => {
    for (const [name, value] of Object.entries(all)) {
      const field = document.querySelector<HTMLInputElement>(`main [name="${name}"]`);
      if (field) field.value = value;
    }
  }, values);
}
