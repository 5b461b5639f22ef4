/** Asks for values in a terminal. */
import { confirm, isCancel, text } from '@clack/prompts';
import { CommandError } from '../command-error.ts';

export interface Question {
  readonly message: string;
  /** The current value, which an empty answer keeps. */
  readonly current: string;
  /** Returns what is wrong with an answer; undefined if nothing is. */
  readonly findProblem: (answer: string) => string | undefined;
}

export interface Dialog {
  /** Asks until the answer is valid. */
  readonly ask: (question: Question) => Promise<string>;
  readonly confirm: (message: string) => Promise<boolean>;
}

/** Returns the answer, or throws if the person pressed Ctrl+C. */
function answered<Answer>(answer: Answer): Exclude<Answer, symbol> {
  if (isCancel(answer)) throw new CommandError('You quit before the end.');
  return answer as Exclude<Answer, symbol>;
}

export const terminalDialog: Dialog = {
  ask: async ({ message, current, findProblem }) => {
    const validate = (answer = ''): string | undefined => findProblem(answer);
    const answer = answered(await text({ message, placeholder: current, defaultValue: current, validate }));
    return answer === current ? '' : answer;
  },
  confirm: async (message) => answered(await confirm({ message, initialValue: false })),
};
