/** Letters of a subject that an address may bring: more than the longest title of a service. */
const LONGEST_SUBJECT = 60;

/**
 * Fills in what a link to the form brings along, `?service=…&about=…`, where nothing is filled in yet. An option that
 * the form does not have leaves it unchosen.
 *
 * @param search - of the address of the page
 */
export function fillFromAddress(form: HTMLFormElement, search: string): void {
  const given = new URLSearchParams(search);
  const fill = (name: string, value: string | undefined): void => {
    const control = form.elements.namedItem(name) as HTMLInputElement | null;
    if (!control || !value || control.value) return;
    control.value = value;
    // A list without this option shows its prompt again.
    if (!control.value) control.value = '';
  };
  const subject = given.get('about')?.replace(/\s+/g, ' ').slice(0, LONGEST_SUBJECT);
  fill('service', given.get('service') ?? undefined);
  fill('message', subject && `About: ${subject}\n`);
}
