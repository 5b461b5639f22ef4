/** What a form shows after it is submitted: one of its templates, with text inserted if `value` is set. */
export interface FormAnswer {
  /** Value of the template's `data-answer` attribute. */
  readonly key: string;
  /** Text for the element marked `data-value`. */
  readonly value?: string;
}

/** Handles a submitted form in the page; exported as `handle` by a module that is fetched on demand. */
export type FormHandler = (form: HTMLFormElement) => FormAnswer | Promise<FormAnswer>;
