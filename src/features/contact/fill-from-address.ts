/** Maximum length, in characters, of a subject in a URL. It exceeds the maximum length of a service title. */
const LONGEST_SUBJECT = 60;

/**
 * Fills empty fields with the values from the URL, `?service=…&about=…`. An unknown option is ignored.
 *
 * @param box - the element around the form
 * @param search - query string of the page's URL
 */
export function fillFromAddress(box: HTMLElement, search: string): void {
  const given = new URLSearchParams(search);
  const fill = (name: string, value: string | undefined): void => {
    const control = box.querySelector<HTMLInputElement>(`[name=${name}]`);
    if (!control || !value || control.value) return;
    control.value = value;
    // If the list lacks this option, selects the list's prompt.
    if (!control.value) control.value = '';
  };
  const subject = [...(given.get('about') ?? '').replace(/\s+/g, ' ')].slice(0, LONGEST_SUBJECT).join('');
  fill('service', given.get('service') ?? undefined);
  fill('message', subject && `About: ${subject}\n`);
}
