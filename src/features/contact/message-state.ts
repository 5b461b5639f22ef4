/**
 * The state of the message in the form, for `useSyncExternalStore`. It is not part of a component, so nothing that other
 * programs do to the page can lose it.
 */
import type { Outcome } from '../../lib/contact/judge-response.ts';
import type { FoundDanger } from '../../lib/search/find-dangers.ts';

export interface MessageState {
  readonly status: 'editing' | 'sending' | 'slow' | 'late' | Outcome;
  /** Increases with every confirmed message. */
  readonly count: number;
  /** The count whose toast has been closed. */
  readonly closed: number;
  /** The typed text, for other ways to send it. That of a cleared form is kept until the next is complete. */
  readonly text: string;
  /** The text of the message that is being sent or was sent last; empty if the form has been emptied since. */
  readonly sent: string;
  readonly danger?: FoundDanger | undefined;
}

let state: MessageState = { status: 'editing', count: 0, closed: 0, text: '', sent: '' };
const listeners = new Set<() => void>();

export const readState = (): MessageState => state;

export function changeState(changes: Partial<MessageState>): void {
  state = { ...state, ...changes };
  for (const listen of listeners) listen();
}

/** Calls `onChange` after each change, until the returned function is called. */
export function subscribe(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}
