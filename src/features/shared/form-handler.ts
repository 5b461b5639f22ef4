/**
 * Handles a submitted form in the page; exported as `handle` by a module that is fetched on demand.
 *
 * @param asked - when the form was submitted, which may be seconds ago, by `performance.now()`
 * @returns what the form then shows: an answer, or the value of the `data-answer` attribute of one of its templates
 */
export type FormHandler = (form: HTMLFormElement, asked: number) => string | Node | Promise<string>;
