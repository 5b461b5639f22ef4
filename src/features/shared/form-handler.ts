/**
 * Handles a submitted form in the page; exported as `handle` by a module that is fetched on demand.
 *
 * @returns what the form then shows: an answer, or the value of the `data-answer` attribute of one of its templates
 */
export type FormHandler = (form: HTMLFormElement) => string | Node | Promise<string>;
