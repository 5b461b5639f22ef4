/** What a form shows after a submit: one of its templates, and a text to insert into the template. */
export interface FormAnswer {
  /** Value of the template's `data-answer` attribute. */
  readonly key: string;
  /** Text for the element marked `data-value`. */
  readonly value?: string;
}

/** Handles a submitted form in the page; exported as `handle` by a module that is fetched on demand. */
export type FormHandler = (form: HTMLFormElement) => FormAnswer | Promise<FormAnswer>;
