/** Key of the unsent message in `sessionStorage`, which belongs to one tab. */
export const DRAFT_KEY = 'message';

/** What is stored under the key. */
export interface Draft {
  /** Values of the fields, keyed by their names. */
  readonly values: Readonly<Record<string, string>>;
  /** Text of a message that has left the fields, but that nothing has delivered. */
  readonly left?: string;
}
