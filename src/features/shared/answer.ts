/** What code fetched on demand answers: which template of the form to show, and what to write into it. */
export interface Answer {
  /** Value of `data-answer` of the template. */
  readonly key: string;
  /** Text for the place marked `data-value`. */
  readonly value?: string;
}

/** Works on a form that was submitted; exported as `answer` by code fetched on demand. */
export type Answering = (form: HTMLFormElement) => Answer | Promise<Answer>;
